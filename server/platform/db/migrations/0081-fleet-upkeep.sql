-- WHAT CARS COST, recalls, and visits to the workshop (docs/product/workshop.md).

-- A recall of the maker, or another thing that has to be done to a car once.
create table car_recall (
  id text primary key,
  car_id text not null references car,
  campaign text not null check (length(campaign) between 1 and 40),
  title text not null check (length(title) between 1 and 120),
  to_do text check (length(to_do) between 1 and 1000),
  due_on date,
  -- Nobody is offered the car until it is done: it is off the road for so long.
  breakdown_id text references car_breakdown,
  created_at timestamptz not null,
  created_by text references app_user,
  ended_at timestamptz,
  ended_by text references app_user,
  outcome text check (outcome in ('done', 'withdrawn')),
  done_on date,
  odometer integer check (odometer >= 0),
  shop text check (length(shop) between 1 and 120),
  note text check (length(note) between 1 and 1000),
  constraint car_recall_ended check (num_nulls(ended_at, ended_by, outcome) in (0, 3)),
  constraint car_recall_done check (num_nulls(done_on, odometer) in (0, 2)
    and (coalesce(outcome, '') = 'done') = (done_on is not null))
);
-- What was entered by mistake may be entered again.
create unique index car_recall_once on car_recall (car_id, campaign) where outcome is distinct from 'withdrawn';
create index car_recall_open on car_recall (car_id) where ended_at is null;
create index car_recall_breakdown on car_recall (breakdown_id) where breakdown_id is not null;
create trigger car_recall_kept before delete on car_recall
  for each row execute function stays_as_written();
create trigger car_recall_stays_ended before update on car_recall
  for each row when (old.ended_at is not null) execute function stays_as_written();
create trigger car_recall_never_emptied before truncate on car_recall
  for each statement execute function is_never_emptied();

-- A car that must not be driven is not put back on the road before its recall is over.
create function recall_keeps_car() returns trigger language plpgsql as $$
begin
  if exists (select from car_recall where breakdown_id = new.id and ended_at is null) then
    raise exception 'a recall says not to drive this car' using errcode = '23514', constraint = 'recall_keeps_car';
  end if;
  return new;
end $$;
create trigger recall_keeps_car before update on car_breakdown
  for each row when (old.lifted_at is null and new.lifted_at is not null) execute function recall_keeps_car();

-- WHAT A CAR COST: the one place for it. Rows stay as they are written; less is a row below zero for the same service.
-- Of later wings stand here: rentals (service_id, trigger car_cost_counts).
create table car_cost (
  id text primary key,
  car_id text not null references car,
  kind text not null check (kind in ('maintenance', 'repair', 'registration', 'recall', 'other')),
  cents integer not null check (cents between -5000000 and 5000000),
  -- On which it was done, in the car's area; and on which it counts.
  day date not null,
  booked_on date not null default current_date,
  about text check (length(about) between 1 and 200),
  shop text check (length(shop) between 1 and 120),
  -- Files of `stored_file`.
  papers text[] not null default '{}',
  note text check (length(note) between 1 and 1000),
  service_id text,
  recall_id text references car_recall,
  created_at timestamptz not null,
  -- What came with the sample data was written down by nobody.
  created_by text references app_user,
  constraint car_cost_of check (num_nonnulls(service_id, recall_id) <= 1
    and (service_id is null or kind = 'maintenance') and (recall_id is null or kind = 'recall')),
  constraint car_cost_less check (cents >= 0 or service_id is not null)
);
create index car_cost_car on car_cost (car_id, day);
create index car_cost_day on car_cost (booked_on, car_id);
create index car_cost_service on car_cost (service_id) where service_id is not null;
create index car_cost_recall on car_cost (recall_id) where recall_id is not null;
create trigger car_cost_immutable before update or delete on car_cost
  for each row execute function stays_as_written();
create trigger car_cost_never_emptied before truncate on car_cost
  for each statement execute function is_never_emptied();

-- A VISIT TO THE WORKSHOP that staff booked into a gap of the car's time.
create table car_visit (
  id text primary key,
  car_id text not null references car,
  -- What it is for: an item of maintenance, a recall, or `registration-CAR`.
  thing text not null check (length(thing) between 1 and 120),
  kind text not null check (kind in ('oil', 'tyres', 'brakes', 'check', 'recall', 'registration')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  created_by text references app_user,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'canceled', 'lapsed')),
  constraint car_visit_order check (starts_at < ends_at),
  constraint car_visit_ended check (num_nulls(ended_at, outcome) <> 1)
);
-- One at a time for a thing, whoever is faster.
create unique index car_visit_one on car_visit (thing) where ended_at is null;
create index car_visit_car on car_visit (car_id) where ended_at is null;
create trigger car_visit_never_emptied before truncate on car_visit
  for each statement execute function is_never_emptied();

alter table occupancy
  add column visit_id text references car_visit,
  add constraint occupancy_of_visit check (visit_id is null or kind = 'maintenance');
create unique index occupancy_visit on occupancy (visit_id) where visit_id is not null;
