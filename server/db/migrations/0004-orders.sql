-- Orders: one paid segment each; orders of one rental share a transaction (docs/product/rental.md#states).
create table rental_transaction (
  id text primary key,
  user_id text not null references app_user,
  created_at timestamptz not null
);

create table rental_order (
  id text primary key,
  transaction_id text not null references rental_transaction,
  user_id text not null references app_user,
  car_id text not null references car,
  area_id text not null references area,
  kind text not null default 'start' check (kind in ('start', 'extension', 'swap', 'balance')),
  state text not null default 'held' check (state in ('held', 'lapsed', 'booked', 'ended')),
  rental_status smallint check (rental_status between 85 and 93),
  confirmation text not null default 'none' check (confirmation in ('none', 'pending', 'confirmed', 'refused')),
  paid boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  price_modifier_id text not null references price_modifier,
  options text[] not null default '{}',
  insurance_plan text not null check (insurance_plan in ('own', 'ownCollision')),
  special_requests text,
  admin_message text,
  -- The quote as it was agreed, in cents (domain/pricing/quote.ts).
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  deposit_cents integer not null check (deposit_cents >= 0),
  hold_expires_at timestamptz not null,
  created_at timestamptz not null,
  booked_at timestamptz,
  check (starts_at < ends_at),
  check ((state in ('held', 'lapsed')) = (rental_status is null))
);
create index rental_order_user on rental_order (user_id, created_at desc);
create index rental_order_waiting on rental_order (confirmation, created_at) where confirmation = 'pending';
create unique index rental_order_one_running on rental_order (transaction_id) where rental_status in (86, 91, 92, 93);

alter table occupancy add constraint occupancy_order_exists
  foreign key (order_id) references rental_order deferrable initially deferred;

-- A seat at a pickup slot; the capacity of the area is the highest seat there is.
create table appointment_seat (
  area_id text not null references area,
  starts_at timestamptz not null,
  seat smallint not null check (seat >= 1),
  kind text not null check (kind in ('pickup', 'return', 'maintenance', 'swap')),
  order_id text not null references rental_order,
  price_cents integer not null check (price_cents >= 0),
  primary key (area_id, starts_at, seat)
);
create unique index appointment_seat_order on appointment_seat (order_id, kind);

create function seat_within_capacity() returns trigger language plpgsql as $$
begin
  if new.seat > (select slot_capacity from area where id = new.area_id) then
    raise exception 'slot is full' using errcode = '23514', constraint = 'appointment_seat_capacity';
  end if;
  return new;
end $$;
create trigger seat_within_capacity before insert or update on appointment_seat
  for each row execute function seat_within_capacity();

create table order_driver (
  order_id text not null references rental_order,
  driver_id text not null references driver,
  primary key (order_id, driver_id)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references rental_order,
  at timestamptz not null,
  actor text not null check (actor in ('renter', 'staff', 'system', 'gateway')),
  actor_id text,
  code text not null,
  status_from smallint,
  status_to smallint,
  details jsonb not null default '{}'
);
create index order_event_order on order_event (order_id, id);

create table contract (
  order_id text not null references rental_order,
  version smallint not null,
  text_en text not null,
  text_es text not null,
  hash text not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  primary key (order_id, version)
);

create table special_request (
  id text primary key,
  user_id text not null references app_user,
  order_id text references rental_order,
  car_id text references car,
  kind text not null,
  request_text text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'declined')),
  created_at timestamptz not null
);
