-- What was paid in cash, by when: a drawer is counted by person and day (docs/product/month.md#cash).
create index payment_cash on payment (paid_at) where kind = 'cash' and paid_at is not null;
