-- The base, second of six: the cars, and what is the same for all of them (docs/product/entities.md#car).

-- TYPES, features and what is sold with a car.

create table car_type (
  id text primary key,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

create table car_subtype (
  id text primary key,
  type_id text not null references car_type,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

create table feature (
  id text primary key,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

-- Fewer, normal or more miles.
create table price_modifier (
  id text primary key,
  coefficient numeric(5, 3) not null check (coefficient > 0),
  name_en text not null,
  name_es text not null,
  description_en text not null,
  description_es text not null,
  position smallint not null
);

create table extra (
  id text primary key,
  price_cents integer not null check (price_cents >= 0),
  name_en text not null,
  name_es text not null,
  description_en text not null,
  description_es text not null,
  position smallint not null
);

-- CARS.

create table car (
  id text primary key,
  external_ref text unique,
  area_id text not null references area,
  subtype_id text not null references car_subtype,
  type_id text not null references car_type,
  make text not null,
  model text not null,
  year smallint not null check (year between 1900 and 2100),
  colour text not null,
  plate text not null,
  seats smallint not null check (seats between 1 and 20),
  doors smallint not null default 4,
  transmission text not null default 'automatic',
  fuel text not null,
  mpg smallint,
  tank_gallons numeric(5, 1) not null default 14,
  day_cents integer not null check (day_cents > 0),
  week_cents integer not null check (week_cents > 0),
  month_cents integer not null check (month_cents > 0),
  mile_cents integer not null check (mile_cents >= 0),
  deposit_minimum_cents integer not null check (deposit_minimum_cents >= 0),
  deposit_maximum_cents integer not null,
  minimum_rental_days smallint not null default 1 check (minimum_rental_days > 0),
  included_miles_per_day integer not null default 0,
  odometer integer not null default 0 check (odometer >= 0),
  latitude double precision not null,
  longitude double precision not null,
  city text not null,
  address text not null,
  features text[] not null default '{}',
  photos text[] not null default '{}',
  current_price_modifier text references price_modifier,
  rating numeric(3, 2),
  review_count integer not null default 0,
  trips integer not null default 0,
  status text not null default 'active' check (status in ('active', 'maintenance', 'outOfService', 'retired')),
  created_at timestamptz not null default now(),
  -- Electric cars have a battery instead of a tank.
  battery_kwh numeric(5, 1) check (battery_kwh > 0),
  -- How far a car can have come depends on when its odometer was last read: null until that was done
  -- (the number came with the fleet's file).
  odometer_read_at timestamptz,
  check (deposit_maximum_cents >= deposit_minimum_cents),
  constraint car_tank_or_battery check ((fuel = 'electric') = (battery_kwh is not null))
);
create index car_area on car (area_id, status);
create index car_subtype_used on car (subtype_id);

-- An odometer never goes back.
create function odometer_goes_on() returns trigger language plpgsql as $$
begin
  raise exception 'an odometer never goes back' using errcode = '23514', constraint = 'odometer_goes_on';
end $$;
create trigger odometer_goes_on before update of odometer on car
  for each row when (new.odometer < old.odometer) execute function odometer_goes_on();
