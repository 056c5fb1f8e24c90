-- HOW MUCH one of the staff may give back by themself; above it a colleague agrees (docs/product/staff.md#refund-limit).
-- Null is no limit, which is what owners have.
alter table staff_member
  add refund_limit_cents integer constraint staff_member_refund_limit check (refund_limit_cents between 0 and 1000000),
  add constraint staff_member_owner_unlimited check (refund_limit_cents is null or not ('owner' = any (rights)));
