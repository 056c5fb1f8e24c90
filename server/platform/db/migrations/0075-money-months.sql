-- MONTHS OF THE BOOKS (docs/product/month.md): the day that an entry counts on, and months that are closed.

-- What the company says of its books; there is one row.
create table books (
  single boolean primary key default true check (single),
  -- IANA zone whose days the books have; null: the zone of the first area. One that nobody knows is an error of the
  -- check itself.
  zone text constraint books_zone check (
    zone is null or (length(zone) <= 64 and (timestamptz 'epoch' at time zone zone) is not null)),
  -- What the accountant calls our accounts, by ours.
  account_names jsonb not null default '{}' check (jsonb_typeof(account_names) = 'object'),
  changed_at timestamptz,
  changed_by text references app_user,
  check (num_nulls(changed_at, changed_by) in (0, 2))
);
insert into books default values;
create trigger books_never_emptied before truncate on books
  for each statement execute function is_never_emptied();

-- A month that is closed takes no entry any more; earlier ones are closed with it.
create table closed_month (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by text not null references app_user,
  -- What each account stood at when the month was over, in cents.
  balances jsonb not null check (jsonb_typeof(balances) = 'object')
);
create trigger closed_month_immutable before update or delete on closed_month
  for each row execute function stays_as_written();
create trigger closed_month_never_emptied before truncate on closed_month
  for each statement execute function is_never_emptied();

-- The zone of the books.
create function books_zone() returns text language sql stable as $$
  select coalesce((select zone from books), (select zone from area order by length(id), id limit 1), 'UTC')
$$;

-- The company's day of the entry; what comes after its month was closed counts on the first day that is open.
alter table ledger_entry add booked_on date;
alter table ledger_entry disable trigger ledger_entry_immutable;
update ledger_entry set booked_on = (at at time zone books_zone())::date;
alter table ledger_entry enable trigger ledger_entry_immutable;
alter table ledger_entry alter booked_on set not null, alter booked_on set default current_date;
create index ledger_entry_day on ledger_entry (booked_on, id);

-- Whoever closes a month waits for those who are writing, and they for whoever closes: no entry slips into a closed one.
create function ledger_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('closed_month'));
  new.booked_on := greatest((new.at at time zone books_zone())::date,
    (select (max(month) + interval '1 month')::date from closed_month));
  return new;
end $$;
create trigger ledger_day before insert on ledger_entry for each row execute function ledger_day();

create function month_closes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('closed_month'));
  if new.month <= (select max(month) from closed_month) then
    raise exception 'that month is closed' using errcode = '23514', constraint = 'closed_month_in_order';
  end if;
  if (new.month + interval '1 month')::date > (new.closed_at at time zone books_zone())::date then
    raise exception 'that month is not over' using errcode = '23514', constraint = 'closed_month_is_over';
  end if;
  return new;
end $$;
create trigger month_closes before insert on closed_month for each row execute function month_closes();

-- Who owes was written to by hand; once a day of the books at most.
create table debt_reminder (
  order_id text not null references rental_order,
  reminded_on date not null,
  reminded_at timestamptz not null,
  reminded_by text not null references app_user,
  primary key (order_id, reminded_on)
);
create trigger debt_reminder_immutable before update or delete on debt_reminder
  for each row execute function stays_as_written();
create trigger debt_reminder_never_emptied before truncate on debt_reminder
  for each statement execute function is_never_emptied();
