-- A REFUND THAT THE GATEWAY REFUSES WAITS FOR ITS NEXT TRY (docs/product/booking-and-payment.md#gateway), so that it
-- keeps no other from going out; staff are told once why.

alter table refund
  add try_at timestamptz,
  add refused text check (length(refused) between 1 and 100);
