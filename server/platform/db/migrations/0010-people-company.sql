-- THE COMPANY: what makes it itself is data that an owner sets; what is not set is not offered
-- (docs/product/company.md).

create table company (
  -- There is one.
  single boolean primary key default true check (single),
  -- The sample one says so for as long as its database lives (docs/product/company.md#the-sample-company).
  is_sample boolean not null default false,
  -- Where renters send money to: whole, or there are no transfers.
  bank_holder text check (length(bank_holder) between 1 and 120),
  bank_routing text check (bank_routing ~ '^\d{9}$'),
  bank_account text check (bank_account ~ '^\d{4,17}$'),
  check (num_nulls(bank_holder, bank_routing, bank_account) in (0, 3)),
  takes_cash boolean not null default false,
  -- Of a total paid by credit card, as a fraction.
  card_fee numeric(4, 3) not null default 0 check (card_fee >= 0 and card_fee < 0.1),
  -- Of a sale, as a fraction; 0 is off.
  donation_rate numeric(4, 3) not null default 0 check (donation_rate >= 0 and donation_rate <= 0.5),
  helps_ukraine boolean not null default false,
  changed_at timestamptz,
  changed_by text references app_user,
  check (num_nulls(changed_at, changed_by) in (0, 2))
);

create trigger cache_changed after insert or update or delete or truncate on company
  for each statement execute function cache_changed('company');
create trigger offers_changed after insert or update or delete or truncate on company
  for each statement execute function cache_changed('offers');

insert into company default values;

create function company_stays() returns trigger language plpgsql as $$
begin
  raise exception 'company_stays' using errcode = '23514', constraint = 'company_stays';
end $$;

-- Whoever made a database with the sample company cannot make it a real one.
create trigger company_stays before update on company
  for each row when (old.is_sample and not new.is_sample) execute function company_stays();
create trigger company_is_one before delete on company
  for each row execute function company_stays();

-- Whoever rents already goes on as before, but for the account that nobody has.
update company set
  takes_cash = true, card_fee = 0.03, donation_rate = 0.1,
  helps_ukraine = exists (select from app_user where demo),
  is_sample = exists (select from app_user where demo)
where exists (select from area);
update company set bank_holder = 'Tramo Rentals', bank_routing = '000111222', bank_account = '00005521'
where is_sample;
