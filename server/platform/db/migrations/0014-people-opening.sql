-- WHEN THE COMPANY TAKES BOOKINGS: from an owner's press on (docs/product/company.md#opening).

alter table company
  -- An owner has read terms and privacy notice, and stands for them.
  add texts_read_at timestamptz,
  add opened_at timestamptz,
  -- A contract has its party.
  add constraint company_open_has_a_name check (opened_at is null or (name is not null and legal_name is not null)),
  add constraint company_open_has_read check (opened_at is null or texts_read_at is not null);

-- Whoever rents already goes on.
update company set texts_read_at = now(), opened_at = now() where exists (select from area);
