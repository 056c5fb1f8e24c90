-- WHO THE COMPANY IS, as renters read it on every page, paper and mail (docs/product/company.md#name-and-contacts).

-- Pictures made from the file that an owner sent: one for the top of pages, one for a phone's icons.
create table company_logo (
  id text primary key,
  wide bytea not null check (octet_length(wide) <= 1000000),
  square bytea not null check (octet_length(square) <= 2000000),
  created_at timestamptz not null
);

alter table company
  add name text check (length(name) between 1 and 40),
  -- The party of its contracts.
  add legal_name text check (length(legal_name) between 1 and 120),
  add license_number text check (length(license_number) between 1 and 60),
  add address text check (length(address) between 1 and 200),
  add phone text check (phone ~ '^\+\d{8,15}$'),
  add night_phone text check (night_phone ~ '^\+\d{8,15}$'),
  add support_mail text check (length(support_mail) between 3 and 254),
  -- What buttons, links and marks are drawn in; both or neither.
  add main_color text check (main_color ~ '^#[0-9a-f]{6}$'),
  add accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
  add check (num_nulls(main_color, accent_color) in (0, 2)),
  add logo text references company_logo,
  -- "Powered by Tramo" below each page.
  add shows_maker boolean not null default true;

-- Whoever rents already goes on under the name that renters know.
update company set name = 'Tramo', legal_name = 'Tramo Rentals', shows_maker = false
where exists (select from area);
