-- Relocations: a car that one person brings to another area for the company (docs/product/jobs.md#relocation), and
-- the credit that it earns (docs/product/booking-and-payment.md#credit).

-- THE CAR OF A JOB. What is told of it to whom: docs/product/jobs.md#relocation.

create table relocation (
  job_id text primary key references job,
  car_id text not null references car,
  reason text not null check (reason in ('booking', 'waiting', 'demand', 'other')),
  to_area_id text not null references area,
  -- What moving it earned in the next 30 days when it was posted.
  earns_cents integer not null check (earns_cents >= 0),
  key_box_code text not null,
  posted_by text not null references app_user,
  started_at timestamptz,
  start_odometer integer check (start_odometer >= 0),
  start_gas smallint check (start_gas between 0 and 8),
  start_charge smallint check (start_charge between 0 and 100),
  finished_at timestamptz,
  end_odometer integer check (end_odometer >= start_odometer),
  end_gas smallint check (end_gas between 0 and 8),
  end_charge smallint check (end_charge between 0 and 100),
  -- Staff took the car back from who had its keys; no credit follows.
  taken_back_at timestamptz,
  constraint relocation_steps check (
    (started_at is null) = (start_odometer is null)
    and (finished_at is null) = (end_odometer is null)
    and (finished_at is null or started_at is not null)
    and (taken_back_at is null or (started_at is not null and finished_at is null)))
);
-- Who has the keys: looked for by the car.
create index relocation_car on relocation (car_id, job_id);
create index relocation_out on relocation (car_id)
  where started_at is not null and finished_at is null and taken_back_at is null;

-- What was read at the keys stays; the rest of it is what the job was posted for.
create function relocation_stays() returns trigger language plpgsql as $$
begin
  if (old.job_id, old.car_id, old.reason, old.to_area_id, old.earns_cents, old.posted_by)
      is distinct from (new.job_id, new.car_id, new.reason, new.to_area_id, new.earns_cents, new.posted_by)
    or (old.started_at is not null and (old.started_at, old.start_odometer, old.start_gas, old.start_charge)
      is distinct from (new.started_at, new.start_odometer, new.start_gas, new.start_charge))
    or (old.finished_at is not null and (old.finished_at, old.end_odometer, old.end_gas, old.end_charge)
      is distinct from (new.finished_at, new.end_odometer, new.end_gas, new.end_charge))
    or (old.taken_back_at is not null and old.taken_back_at is distinct from new.taken_back_at) then
    raise exception 'a relocation goes on, never back' using errcode = '23514', constraint = 'relocation_stays';
  end if;
  return new;
end $$;
create trigger relocation_stays before update on relocation
  for each row execute function relocation_stays();
create trigger relocation_kept before delete on relocation
  for each row execute function stays_as_written();

-- A car is brought by one person at a time, and only a car that no renter has.
create function relocation_car_is_here() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  if exists (select from rental_order o where o.car_id = new.car_id
      and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return'))
    or exists (select from relocation r where r.car_id = new.car_id and r.job_id <> new.job_id
      and r.started_at is not null and r.finished_at is null and r.taken_back_at is null) then
    raise exception 'car % is out with somebody else', new.car_id
      using errcode = '23514', constraint = 'rental_order_one_driver';
  end if;
  if not exists (select from job where id = new.job_id and status = 'assigned') then
    raise exception 'only who was accepted takes the car' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_car_is_here before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_car_is_here();

-- A renter gets no keys of a car that is on its way.
create or replace function one_driver_a_car() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  if exists (select from rental_order o where o.car_id = new.car_id and o.transaction_id <> new.transaction_id
      and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return'))
    or exists (select from relocation r where r.car_id = new.car_id
      and r.started_at is not null and r.finished_at is null and r.taken_back_at is null) then
    raise exception 'car % is out with somebody else', new.car_id
      using errcode = '23514', constraint = 'rental_order_one_driver';
  end if;
  return new;
end $$;

-- While somebody has the keys the job goes nowhere but on; it is done when the car was brought.
create function relocation_goes_on() returns trigger language plpgsql as $$
declare
  r relocation;
begin
  select * into r from relocation where job_id = new.id;
  if not found then
    return new;
  end if;
  if old.status = 'assigned' and new.status in ('open', 'cancelled', 'expired')
    and r.started_at is not null and r.taken_back_at is null then
    raise exception 'the car is on its way' using errcode = '23514', constraint = 'relocation_on_its_way';
  end if;
  if (new.status in ('done', 'completed') and r.finished_at is null)
    or (old.status = 'cancelled' and new.status = 'open') then
    raise exception 'the car was not brought' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_goes_on before update of status on job
  for each row when (new.type = 'relocation' and new.status <> old.status) execute function relocation_goes_on();

-- ITS HOLD: the same occupancy that rentals have, so that nobody books the car meanwhile.

alter table occupancy add column relocation_id text references relocation;
alter table occupancy drop constraint occupancy_kind_check;
alter table occupancy add constraint occupancy_kind_check
  check (kind in ('hold', 'rental', 'maintenance', 'block', 'relocation'));
alter table occupancy drop constraint occupancy_belongs_to;
alter table occupancy add constraint occupancy_belongs_to check (
  case kind
    when 'hold' then (order_id is null) <> (waiting_list_item_id is null) and relocation_id is null
    when 'rental' then order_id is not null and num_nonnulls(waiting_list_item_id, relocation_id) = 0
    when 'relocation' then relocation_id is not null and num_nonnulls(order_id, waiting_list_item_id) = 0
    else num_nonnulls(waiting_list_item_id, relocation_id) = 0
  end);
create unique index occupancy_relocation on occupancy (relocation_id) where relocation_id is not null;

-- A relocation that is open or assigned has its car, one that has ended keeps none; looked at when the transaction ends.
create function relocation_has_its_car() returns trigger language plpgsql as $$
declare
  about text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  bad boolean;
begin
  select case when j.status in ('open', 'assigned') then not held
      when j.status in ('completed', 'cancelled', 'expired') then held else false end
  into bad from relocation r join job j on j.id = r.job_id
    cross join lateral (select exists (select from occupancy o where o.relocation_id = r.job_id) as held) h
  where r.job_id = about;
  if bad then
    raise exception 'a relocation has its car, and only while it lasts'
      using errcode = '23514', constraint = 'relocation_has_its_car';
  end if;
  return null;
end $$;
create constraint trigger relocation_posted_with_car after insert on relocation
  deferrable initially deferred for each row execute function relocation_has_its_car('job_id');
create constraint trigger relocation_ends_with_car after update of status on job
  deferrable initially deferred for each row when (new.type = 'relocation' and new.status <> old.status)
  execute function relocation_has_its_car('id');
create constraint trigger relocation_keeps_car after insert or delete or update of relocation_id on occupancy
  deferrable initially deferred for each row execute function relocation_has_its_car('relocation_id');

-- ITS PICTURES, of the car as it was taken and as it was brought, by who took or brought it.

create table relocation_inspection (
  id text primary key,
  job_id text not null references relocation,
  moment text not null check (moment in ('start', 'end')),
  by_id text not null references app_user,
  comments text check (length(comments) <= 1000),
  submitted_at timestamptz not null,
  -- Pictures that were too old when the keys changed hands, and were taken again.
  replaced_at timestamptz
);
create unique index relocation_inspection_once on relocation_inspection (job_id, moment, by_id)
  where replaced_at is null;
create trigger relocation_inspection_kept before delete on relocation_inspection
  for each row execute function stays_as_written();
create trigger relocation_inspection_immutable before update on relocation_inspection for each row when (
  (old.id, old.job_id, old.moment, old.by_id, old.submitted_at)
    is distinct from (new.id, new.job_id, new.moment, new.by_id, new.submitted_at) or old.replaced_at is not null)
  execute function stays_as_written();

create table relocation_picture (
  inspection_id text not null references relocation_inspection,
  position smallint not null,
  checkpoint text not null,
  file_id text not null unique references stored_file,
  note text check (length(note) <= 500),
  marks jsonb not null default '[]',
  taken_at timestamptz,
  latitude double precision,
  longitude double precision,
  primary key (inspection_id, position)
);
create trigger relocation_picture_immutable before update or delete on relocation_picture
  for each row execute function stays_as_written();

alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose in
  ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help', 'job', 'relocation'));
alter table stored_file
  add column relocation_id text references relocation,
  add constraint stored_file_of_relocation check (relocation_id is null or (purpose = 'relocation'
    and num_nonnulls(order_id, driver_id, job_id) = 0));
drop index stored_file_unattached;
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null and relocation_id is null;

-- CREDIT: what the company owes a person for it, and what bills take of it.

alter table ledger_entry
  alter column transaction_id drop not null,
  alter column order_id drop not null,
  add column relocation_id text references relocation,
  add constraint ledger_entry_belongs_to check (
    num_nonnulls(transaction_id, relocation_id) = 1 and (transaction_id is null) = (order_id is null)
    and (code = 'relocation') = (relocation_id is not null));
-- One credit for a relocation, whoever confirms it how often.
create unique index ledger_entry_relocation on ledger_entry (relocation_id) where relocation_id is not null;

-- What of an order's price is taken from its renter's credit; a line of its quote.
alter table rental_order add column credit_cents integer not null default 0 check (credit_cents >= 0);
create index rental_order_credit on rental_order (user_id) where credit_cents > 0;

-- Cents of credit that a person has left: earned, less what bills took and what orders that wait for their money will take.
create function credit_of(person text) returns bigint language sql stable as $$
  select coalesce((select -sum(l.amount_cents) from ledger_line l join ledger_entry e on e.id = l.entry_id
      left join rental_transaction t on t.id = e.transaction_id left join job j on j.id = e.relocation_id
      where l.account = 'credit' and coalesce(t.user_id, j.assignee_id) = person), 0)::bigint
    - coalesce((select sum(o.credit_cents) from rental_order o where o.user_id = person and o.credit_cents > 0
      and (o.state = 'held' or (o.state = 'booked' and not o.paid))), 0)::bigint
$$;

-- Nobody uses credit twice: who uses some waits for whoever does at the same moment.
create function credit_is_there() returns trigger language plpgsql as $$
declare
  person text;
begin
  if tg_table_name = 'rental_order' then
    person := new.user_id;
  else
    select t.user_id into person from ledger_entry e join rental_transaction t on t.id = e.transaction_id
    where e.id = (to_jsonb(new) ->> 'entry_id')::bigint;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('credit ' || person, 0));
  if credit_of(person) < 0 then
    raise exception 'this credit was used already' using errcode = '23514', constraint = 'credit_is_there';
  end if;
  return null;
end $$;
create constraint trigger credit_is_there after insert on ledger_line deferrable initially deferred
  for each row when (new.account = 'credit' and new.amount_cents > 0) execute function credit_is_there();
create constraint trigger credit_is_there after insert or update of credit_cents, state, paid, user_id on rental_order
  deferrable initially deferred for each row when (new.credit_cents > 0) execute function credit_is_there();

create trigger relocation_inspection_never_emptied before truncate on relocation_inspection
  for each statement execute function is_never_emptied();
create trigger relocation_picture_never_emptied before truncate on relocation_picture
  for each statement execute function is_never_emptied();

-- Who brought a car does not confirm it, should they be staff by then.
create or replace function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if new.subject = new.staff_id
    or exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id)
    or (new.action in ('job accept', 'job complete') and
      exists (select from job where id = new.subject and assignee_id = new.staff_id))
    or (new.action in ('review keep', 'review hide') and (
      exists (select from review where id = new.subject and new.staff_id in (reviewer_id, subject_id))
      or exists (select from review_report where review_id = new.subject and reporter_id = new.staff_id)))
    or (new.action in ('person dismiss', 'person warn', 'person block') and
      exists (select from person_report where user_id = new.subject and reporter_id = new.staff_id
        and (decided_at is null or decided_by = new.staff_id))) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
