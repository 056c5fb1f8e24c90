-- A CARD THAT A PERSON WANTS FORGOTTEN IS FORGOTTEN AT THE GATEWAY TOO (docs/product/booking-and-payment.md#saved-card):
-- at the built-in one at once, elsewhere by the work of time.

create table card_to_forget (
  gateway_reference text primary key,
  gateway text not null,
  not_before timestamptz not null default now()
);

create or replace function forget_card_at_gateway() returns trigger language plpgsql as $$
begin
  if old.gateway = 'test' then
    delete from test_gateway_card where id = old.gateway_reference;
  else
    insert into card_to_forget (gateway_reference, gateway) values (old.gateway_reference, old.gateway)
    on conflict do nothing;
  end if;
  return null;
end $$;
