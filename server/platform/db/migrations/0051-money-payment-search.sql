-- WHAT STAFF FIND A PAYMENT BY (docs/product/staff.md#search): the number that a renter's bank gave, and the last four
-- digits of a card.

create index payment_bank_number on payment (upper(replace(bank_confirmation, ' ', '')), created_at)
  where bank_confirmation is not null;
create index payment_last4 on payment (card_last4, created_at) where card_last4 is not null;

-- What was paid since a moment.
create index payment_paid_at on payment (paid_at) where paid_at is not null;
