-- What staff, renters and the background work look for must not cost more the longer the company exists.
create index refund_order on refund (order_id);
create index claim_charge on claim (charge_id) where charge_id is not null;
create index claim_fee on claim (created_at) where fee_for is not null;
create index rental_order_newest on rental_order (created_at desc);
create index stored_file_unattached on stored_file (created_at) where driver_id is null and order_id is null;
create index sign_in_challenge_age on sign_in_challenge (created_at);

-- The last words of a rental's thread while they are the renter's own and nobody has answered. A
-- status that changed is no answer, unless it says that all is resolved.
alter table rental_transaction add column unanswered_message bigint references message;
create index rental_transaction_unanswered on rental_transaction (unanswered_message)
  where unanswered_message is not null;
create function thread_goes_on() returns trigger language plpgsql as $$
begin
  update rental_transaction set unanswered_message = case when new.author = 'renter' then new.id end
  where id = (select transaction_id from rental_order where id = new.order_id);
  return null;
end $$;
create trigger thread_goes_on after insert on message for each row
  when (new.event is null or (new.event = 'helpStatus' and new.details ->> 'status' = 'resolved'))
  execute function thread_goes_on();
update rental_transaction t set unanswered_message = last.id
from (
  select distinct on (o.transaction_id) o.transaction_id, m.id, m.author
  from message m join rental_order o on o.id = m.order_id
  where m.event is null or (m.event = 'helpStatus' and m.details ->> 'status' = 'resolved')
  order by o.transaction_id, m.id desc) last
where last.transaction_id = t.id and last.author = 'renter';
