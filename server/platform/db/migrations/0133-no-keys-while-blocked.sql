-- Nobody takes a car while the company blocks them (docs/product/staff.md#blocked-accounts): the block is asked for at
-- the moment of the keys, for no row changes when it ends.
create function keys_need_no_block() returns trigger language plpgsql as $$
begin
  if exists (select from account_block b where b.user_id = new.user_id and b.lifted_at is null
      and coalesce(b.ends_at > coalesce(new.picked_up_at, now()), true)) then
    raise exception 'order % is of somebody who is blocked', new.id
      using errcode = '23514', constraint = 'rental_order_blocked';
  end if;
  return new;
end $$;
create trigger keys_need_no_block before update of rental_status on rental_order for each row
  when (new.rental_status in (86, 92, 93) and new.kind in ('start', 'swap')
    and (old.rental_status is null or old.rental_status = 85
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return')))
  execute function keys_need_no_block();
