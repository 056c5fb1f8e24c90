-- A card that the gateway keeps for a person who asked for it (docs/product/booking-and-payment.md#saved-card): what
-- the gateway calls it, and what tells it apart on the screen. Nowhere is a number kept, nor a security code.

create table saved_card (
  user_id text primary key references app_user on delete cascade,
  gateway text not null,
  gateway_reference text not null check (length(gateway_reference) between 1 and 200),
  funding text not null check (funding in ('credit', 'debit')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- The last day of its month.
  expires_on date not null,
  saved_at timestamptz not null
);

-- The built-in gateway's own side of it: what the card does.
create table test_gateway_card (
  id text primary key,
  funding text not null check (funding in ('credit', 'debit')),
  outcome text not null check (outcome in ('success', 'declined', 'insufficientFunds', 'needsConfirmation', 'lateWebhook')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires_on date not null
);

alter table test_gateway_intent
  -- The person asked to be remembered.
  add column remembers boolean not null default false,
  -- The card that was chosen among those remembered; no number comes with the confirmation then.
  add column card_id text references test_gateway_card on delete set null;
create index test_gateway_intent_card on test_gateway_intent (card_id) where card_id is not null;

-- Whatever makes a person's card go, the built-in gateway forgets it too.
create function forget_card_at_gateway() returns trigger language plpgsql as $$
begin
  delete from test_gateway_card where old.gateway = 'test' and id = old.gateway_reference;
  return null;
end $$;
create trigger forget_card_at_gateway after delete on saved_card
  for each row execute function forget_card_at_gateway();
