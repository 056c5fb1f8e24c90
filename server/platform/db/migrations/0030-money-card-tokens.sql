-- A card that was typed at the built-in gateway and is not charged yet (docs/product/booking-and-payment.md#gateway):
-- its kind decides the sum before anybody presses Pay. Never its number.

create table test_gateway_token (
  id text primary key,
  funding text not null check (funding in ('credit', 'debit')),
  outcome text not null
    check (outcome in ('success', 'declined', 'insufficientFunds', 'needsConfirmation', 'lateWebhook')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires_on date not null,
  made_at timestamptz not null
);
create index test_gateway_token_made on test_gateway_token (made_at);
