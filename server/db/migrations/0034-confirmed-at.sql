-- Since when somebody could come for the keys: a booking that was confirmed late is not ended before its time.
alter table rental_order add column confirmed_at timestamptz;
update rental_order o set confirmed_at = e.at
from (select order_id, max(at) as at from order_event where code = 'confirmed' group by order_id) e
where e.order_id = o.id;
