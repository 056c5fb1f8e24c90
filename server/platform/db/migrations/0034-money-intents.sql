-- A CARD PAYMENT IS WRITTEN DOWN BEFORE THE GATEWAY HEARS OF IT (docs/product/booking-and-payment.md#gateway): the row
-- says all that its intent is made of, so that one whose server died in between is made by the work of time, under the
-- same key.

alter table payment
  -- Whether the gateway keeps the card that pays, and which of those it kept pays.
  add remembers boolean not null default false,
  add card_reference text check (length(card_reference) between 1 and 200),
  -- Without: a debit card that turns up is charged without the fee.
  add funding_known boolean not null default true,
  -- When the gateway is asked next what became of it: nothing is waited for that it does not tell.
  add ask_at timestamptz,
  add constraint payment_gateway_is_for_cards check (kind = 'card' or (
    gateway is null and gateway_reference is null and ask_at is null and card_reference is null and not remembers)),
  add constraint payment_intent_is_whole check (num_nulls(gateway_reference, client_secret) <> 1);

create index payment_ask on payment (ask_at) where ask_at is not null;
