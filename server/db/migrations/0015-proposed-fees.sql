-- What time does about a weekly inspection that is overdue: two warnings, each once, then the fee is
-- proposed to staff (docs/product/inspections-and-maintenance.md#engine-damage-fee).
create table inspection_warning (
  handover_order_id text not null references rental_order,
  week smallint not null,
  number smallint not null check (number in (1, 2)),
  sent_at timestamptz not null,
  primary key (handover_order_id, week, number)
);

-- A fee that was proposed by itself is a claim that staff decide; what speaks for it stands with it.
-- The key names the week or the maintenance, so that no fee is proposed twice.
alter table claim
  add column fee_for text check (fee_for in ('inspection', 'maintenance')),
  add column fee_key text unique,
  add column fee_facts jsonb,
  add column appealed_at timestamptz;
alter table claim add constraint claim_fee_is_whole check (
  (fee_for is null) = (fee_key is null) and (fee_for is null) = (fee_facts is null));

-- When a running rental was last looked at for what is overdue: once an hour is enough.
create table inspection_check (
  order_id text primary key references rental_order,
  checked_at timestamptz not null
);
