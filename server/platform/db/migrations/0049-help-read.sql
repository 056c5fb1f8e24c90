-- A THREAD SAYS WHAT WAS READ (docs/product/help-and-claims.md#messages).

-- When the other side of the thread had it before its eyes first.
alter table message add column read_at timestamptz;
