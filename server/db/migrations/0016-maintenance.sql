-- What each car needs again and again, and what was done (docs/product/inspections-and-maintenance.md#maintenance-items). Miles and days of the area.
create table maintenance_item (
  id text primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('oil', 'tyres', 'brakes', 'check')),
  interval_miles integer check (interval_miles > 0),
  interval_days integer check (interval_days > 0),
  last_done_on date not null,
  last_done_odometer integer not null check (last_done_odometer >= 0),
  due_on date generated always as (last_done_on + interval_days) stored,
  due_odometer integer generated always as (last_done_odometer + interval_miles) stored,
  -- The day on which a reading first reached the due one.
  miles_due_on date,
  -- Counts services; what was told of one round is not told of the next.
  round integer not null default 1,
  unique (car_id, kind),
  check (interval_miles is not null or interval_days is not null)
);
create index maintenance_item_due on maintenance_item (due_on);

create table maintenance_service (
  id text primary key,
  item_id text not null references maintenance_item on delete cascade,
  order_id text references rental_order,
  outcome text not null check (outcome in ('done', 'skipped')),
  done_on date not null,
  odometer integer not null check (odometer >= 0),
  shop text,
  comment text,
  -- Files of `stored_file`; one visit and its receipt may close several items.
  receipts text[] not null default '{}',
  actor text not null check (actor in ('renter', 'staff')),
  actor_id text not null references app_user,
  created_at timestamptz not null,
  -- The same service is not written down twice.
  constraint maintenance_service_once unique (item_id, done_on, odometer)
);
create index maintenance_service_item on maintenance_service (item_id, created_at desc);

-- Each thing is told once to a rental in a round; two warnings before any fee (docs/product/inspections-and-maintenance.md#maintenance-items).
create table maintenance_reminder (
  item_id text not null references maintenance_item on delete cascade,
  round integer not null,
  transaction_id text not null references rental_transaction,
  stage text not null check (stage in ('soon', 'due', 'firstWarning', 'secondWarning')),
  -- The day in the car's area.
  told_on date not null,
  at timestamptz not null,
  primary key (item_id, round, transaction_id, stage)
);

-- Who has a car now.
create index rental_order_car_out on rental_order (car_id) where rental_status in (86, 91, 92, 93);
