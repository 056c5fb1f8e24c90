-- NO BOOKING BEFORE THE COMPANY IS OPEN (docs/product/company.md#opening). What is booked goes on either way:
-- extensions, changes of car and what is owed.

create function company_is_open() returns trigger language plpgsql as $$
begin
  if exists (select from company where opened_at is null) then
    raise exception 'company_is_open' using errcode = '23514', constraint = 'company_is_open';
  end if;
  return new;
end $$;
create trigger company_is_open before insert on rental_order
  for each row when (new.kind = 'start' and new.state = 'held') execute function company_is_open();
