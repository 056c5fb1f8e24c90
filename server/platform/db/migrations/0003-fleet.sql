-- The base, third of nine: where the company is, its cars, and who has a car when.

-- AREAS: regions with one clock and one pickup place (docs/product/search.md#areas).

create table area (
  id text primary key,
  slug text not null unique,
  name_en text not null,
  name_es text not null,
  state text not null,
  zone text not null,
  gas_price_cents integer not null check (gas_price_cents > 0),
  centre_latitude double precision not null,
  centre_longitude double precision not null,
  pickup_address text not null,
  opens time not null default '08:00',
  closes time not null default '20:00',
  -- How many can have an appointment at the same time.
  slot_capacity smallint not null default 3 check (slot_capacity > 0),
  tax_rate numeric(6, 5) not null default 0 check (tax_rate >= 0 and tax_rate < 1),
  -- Electric cars are settled in percent of a charge, by the price of the kWh
  -- (docs/product/inspections-and-maintenance.md#gas-and-charge).
  kwh_price_cents integer not null default 45 check (kwh_price_cents > 0),
  check (opens < closes)
);

create trigger cache_changed after insert or update or delete or truncate on area
  for each statement execute function cache_changed('areas');

-- PLACES are found by how they begin, whatever the accents (docs/product/app.md#running-it: the embedded gazetteer).

create table place (
  id text primary key,
  name text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  kind text not null,
  area_id text references area,
  plain_name text generated always as (plain_name(name || ' ' || state)) stored not null
);
create index place_in_view on place (latitude, longitude);

-- SITE: the texts of its pages, and what comes in through its forms.

-- Each edit of a page is a new row: the highest version is what is shown, and the older ones still say
-- what somebody had read (docs/product/app.md#languages, docs/product/staff.md#what-they-do).
create table content_page (
  -- Who drives for a job, and who brings a car for the company, reads texts of their own
  -- (docs/product/staff.md#texts).
  slug text not null check (slug in
    ('about', 'faq', 'terms', 'rules', 'insurance', 'job-rides', 'job-driving', 'job-relocations')),
  lang text not null check (lang in ('en', 'es')),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) <= 100000),
  updated_at timestamptz not null,
  primary key (slug, lang, version)
);

create trigger cache_changed after insert or update or delete or truncate on content_page
  for each statement execute function cache_changed('pages');

create table contact_message (
  id text primary key,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  created_at timestamptz not null
);

create table error_report (
  id bigint generated always as identity primary key,
  message text not null,
  stack text,
  path text,
  release text,
  created_at timestamptz not null
);

-- TYPES, features and what is sold with a car.

create table car_type (
  id text primary key,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

create trigger cache_changed after insert or update or delete or truncate on car_type
  for each statement execute function cache_changed('carTypes');

create table car_subtype (
  id text primary key,
  type_id text not null references car_type,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

create trigger cache_changed after insert or update or delete or truncate on car_subtype
  for each statement execute function cache_changed('carTypes');

create table feature (
  id text primary key,
  name_en text not null,
  name_es text not null,
  position smallint not null
);

create trigger cache_changed after insert or update or delete or truncate on feature
  for each statement execute function cache_changed('carTypes');

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

create trigger cache_changed after insert or update or delete or truncate on price_modifier
  for each statement execute function cache_changed('offers');

create table extra (
  id text primary key,
  price_cents integer not null check (price_cents >= 0),
  name_en text not null,
  name_es text not null,
  description_en text not null,
  description_es text not null,
  position smallint not null
);

create trigger cache_changed after insert or update or delete or truncate on extra
  for each statement execute function cache_changed('offers');

-- CARS (docs/product/entities.md#car).

-- Of later wings stand here: rentals (trigger cars_are_new, trigger car_suits_others, trigger car_needs).
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
  -- On the scale of its reviews, 1 to 10 (docs/product/community.md#rating-of-a-car).
  rating numeric(4, 2),
  review_count integer not null default 0,
  trips integer not null default 0,
  status text not null default 'active' check (status in ('active', 'maintenance', 'outOfService', 'retired')),
  created_at timestamptz not null default now(),
  -- Electric cars have a battery instead of a tank.
  battery_kwh numeric(5, 1) check (battery_kwh > 0),
  -- How far a car can have come depends on when its odometer was last read: null until that was done
  -- (the number came with the fleet's file).
  odometer_read_at timestamptz,
  -- Staff's searches for a part of a word look at this, in lower case already (docs/product/staff.md#what-they-do).
  search_text text generated always as
    (lower(plate || ' ' || make || ' ' || model || ' ' || year::text || ' ' || city)) stored,
  check (deposit_maximum_cents >= deposit_minimum_cents),
  constraint car_tank_or_battery check ((fuel = 'electric') = (battery_kwh is not null))
);
create index car_area on car (area_id, status);
create index car_subtype_used on car (subtype_id);
create index car_plate on car (plate) include (id);
-- All that a list of cars to choose from says, in its order, so that the wide rows stay unread.
create index car_to_choose on car (area_id, make, model, plate, id) include (year, city, search_text)
  where status = 'active';
-- Which body types the fleet has.
create index car_subtype_cars on car (subtype_id);

-- An odometer never goes back.
create function odometer_goes_on() returns trigger language plpgsql as $$
begin
  raise exception 'an odometer never goes back' using errcode = '23514', constraint = 'odometer_goes_on';
end $$;
create trigger odometer_goes_on before update of odometer on car
  for each row when (new.odometer < old.odometer) execute function odometer_goes_on();

-- OCCUPANCY: the one table that says who has a car when (docs/product/search.md#occupancy).

-- `period` is what was agreed, `occupied` is that plus the turn-around gap; both half-open. An offer of
-- the waiting list keeps its car as a hold does: the same constraint keeps everybody else off.
-- Of later wings stand here: money (order_id); rentals (waiting_list_item_id, trigger occupancy_is_needed,
-- trigger occupancy_ended, trigger occupancy_shrank); jobs (relocation_id, trigger relocation_keeps_car).
create table occupancy (
  id bigint generated always as identity primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('hold', 'rental', 'maintenance', 'block', 'relocation')),
  -- Written with its order, in either order of the two.
  order_id text,
  period tstzrange not null,
  occupied tstzrange not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  waiting_list_item_id text,
  -- A relocation holds its car as a rental does, so that nobody books it meanwhile.
  relocation_id text,
  check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  check (occupied @> period and lower_inc(occupied) and not upper_inc(occupied)),
  check (not lower_inf(occupied) and not upper_inf(occupied)),
  check ((kind = 'hold') = (expires_at is not null)),
  constraint occupancy_no_overlap exclude using gist (car_id with =, occupied with &&),
  constraint occupancy_belongs_to check (
    case kind
      when 'hold' then (order_id is null) <> (waiting_list_item_id is null) and relocation_id is null
      when 'rental' then order_id is not null and num_nonnulls(waiting_list_item_id, relocation_id) = 0
      when 'relocation' then relocation_id is not null and num_nonnulls(order_id, waiting_list_item_id) = 0
      else num_nonnulls(waiting_list_item_id, relocation_id) = 0
    end)
);
create unique index occupancy_order on occupancy (order_id) where order_id is not null;
create unique index occupancy_waiting_list_item on occupancy (waiting_list_item_id)
  where waiting_list_item_id is not null;
create index occupancy_expiry on occupancy (expires_at) where expires_at is not null;
create unique index occupancy_relocation on occupancy (relocation_id) where relocation_id is not null;
-- Which days of the next weeks each car is rented.
create index occupancy_rental_until on occupancy (upper(period)) include (car_id, period) where kind = 'rental';

-- The first moment at or after the start of `wanted` from which the same length of time is free.
-- The length is counted in seconds: days would be those of the session's time zone.
create function free_from(busy tstzmultirange, wanted tstzrange) returns timestamptz language plpgsql immutable as $$
declare
  span interval := make_interval(secs => extract(epoch from upper(wanted) - lower(wanted))::float8);
  candidate timestamptz := lower(wanted);
  taken tstzrange;
begin
  for taken in select r from unnest(busy) as r where upper(r) > candidate order by lower(r) loop
    exit when lower(taken) >= candidate + span;
    candidate := upper(taken);
  end loop;
  return candidate;
end $$;

-- THE SEARCH reads one narrow row a car instead of three wide ones (docs/product/search.md#cars): what is
-- filtered and sorted by, when the car is taken, and since when it should be back. It is a copy: only
-- triggers write it, `car_search_said` says what must be in it, and the constraint on occupancy stays the
-- truth. No index answers the same within 50 ms: every car of an area is filtered, priced and sorted.

-- Features by number: the first 63 are bits of a row, others are looked up at the car.
create table car_feature (
  feature text primary key,
  number integer not null unique
);

create function number_features(wanted text[]) returns void language plpgsql as $$
begin
  if exists (select from unnest(wanted) w where not exists (select from car_feature f where f.feature = w)) then
    perform pg_advisory_xact_lock(7261033);
    insert into car_feature
    select w, (select coalesce(max(number) + 1, 0) from car_feature) + row_number() over (order by w) - 1
    from (select distinct w from unnest(wanted) w where w is not null) fresh
    where not exists (select from car_feature f where f.feature = w);
  end if;
end $$;

-- Of later wings write here: money (trigger rental_out_new, trigger rental_out).
create table car_search (
  car_id text primary key references car on delete cascade,
  area_id text not null,
  type_id text not null,
  subtype_id text not null,
  active boolean not null,
  minimum_rental_days smallint not null,
  year smallint not null,
  day_cents integer not null,
  week_cents integer not null,
  month_cents integer not null,
  -- Where it is said to be, never where exactly.
  latitude double precision not null,
  longitude double precision not null,
  -- The best first: rating, then how many gave one.
  rated bigint not null,
  features bigint not null,
  -- The end of the rental whose renter has it; past that it is late.
  due_back timestamptz,
  busy tstzmultirange not null,
  -- The price with the miles that somebody means to drive (docs/product/prices.md#price-with-miles).
  mile_cents integer not null default 0,
  included_miles_per_day integer not null default 0
) with (fillfactor = 80);
-- The cheapest month of an area, the best rated and the newest of it.
create index car_search_month on car_search (area_id, month_cents) where active;
create index car_search_rated on car_search (area_id, rated, car_id collate "C") where active;
-- Idle cars of a kind by their price: cars wanted elsewhere are found without looking at each car
-- (docs/product/jobs.md#relocation).
create index car_search_idle on car_search (area_id, type_id, month_cents, car_id)
  where active and due_back is null;

-- Who has the car when, in its row of the search.
create function occupancy_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_busy(old.car_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.car_id <> old.car_id) then
    perform search_busy(new.car_id);
  end if;
  return null;
end $$;
create trigger occupancy_changed after insert or update or delete on occupancy
  for each row execute function occupancy_changed();

-- A new car has its row, and what changes at a car changes there. `car_search_said` reads orders as well and stands
-- with them.
create function car_for_search() returns trigger language plpgsql as $$
begin
  perform number_features(new.features);
  if tg_op = 'INSERT' then
    insert into car_search select * from car_search_said where car_id = new.id;
  else
    update car_search s set area_id = n.area_id, type_id = n.type_id, subtype_id = n.subtype_id, active = n.active,
      minimum_rental_days = n.minimum_rental_days, year = n.year, day_cents = n.day_cents,
      week_cents = n.week_cents, month_cents = n.month_cents, latitude = n.latitude, longitude = n.longitude,
      rated = n.rated, features = n.features, mile_cents = n.mile_cents,
      included_miles_per_day = n.included_miles_per_day
    from car_search_said n where n.car_id = new.id and s.car_id = new.id;
  end if;
  return null;
end $$;
create trigger car_for_search_new after insert on car for each row execute function car_for_search();
create trigger car_for_search after update on car for each row when (
    (new.area_id, new.type_id, new.subtype_id, new.status, new.minimum_rental_days, new.year, new.day_cents,
      new.week_cents, new.month_cents, new.latitude, new.longitude, new.rating, new.review_count, new.features,
      new.mile_cents, new.included_miles_per_day)
    is distinct from
    (old.area_id, old.type_id, old.subtype_id, old.status, old.minimum_rental_days, old.year, old.day_cents,
      old.week_cents, old.month_cents, old.latitude, old.longitude, old.rating, old.review_count, old.features,
      old.mile_cents, old.included_miles_per_day)
  ) execute function car_for_search();

-- Two who change one car's calendar at once come here one after the other: who looks only after the row
-- is theirs also sees what the other has written.
create function search_busy(wanted text) returns void language plpgsql as $$
begin
  perform from car_search where car_id = wanted for no key update;
  update car_search
  set busy = (select coalesce(range_agg(occupied), '{}'::tstzmultirange) from occupancy where car_id = wanted)
  where car_id = wanted;
end $$;

-- PROOF OF THE CAR (docs/product/inspections-and-maintenance.md#photos-of-the-car): of an inspection that staff
-- released, the pictures are everybody's, under names of their own, until staff take them back.

-- The set that a car shows: one at a time.
-- Of later wings stand here: rentals (released_photos_of_the_car).
create table released_photos (
  car_id text primary key references car,
  inspection_id text not null,
  released_at timestamptz not null,
  unique (car_id, inspection_id)
);

-- A picture of that set. Its address is its own id, and never that of the renter's file.
-- Of later wings stand here: rentals (car_photo_of_the_inspection).
create table car_photo (
  id text primary key,
  -- Null once it was taken back: nobody reads it any more, and the sweep removes what was drawn of it.
  car_id text,
  inspection_id text not null,
  position smallint not null,
  constraint car_photo_is_released
    foreign key (car_id, inspection_id) references released_photos (car_id, inspection_id)
);
create unique index car_photo_once on car_photo (inspection_id, position) where car_id is not null;
create index car_photo_car on car_photo (car_id, inspection_id) where car_id is not null;
create index car_photo_taken_back on car_photo (id) where car_id is null;

-- What was wrong with a car before: no words of anybody, only what, where and how long.
-- Of later wings stand here: rentals (known_mark_of_the_car).
create table known_mark (
  id text primary key,
  car_id text not null references car,
  kind text not null check (kind in ('scratch', 'dent', 'chip', 'crack', 'stain', 'worn', 'sticker')),
  place text not null check (place in ('frontBumper', 'hood', 'windscreen', 'roof', 'frontLeft', 'frontRight',
    'leftDoors', 'rightDoors', 'rearLeft', 'rearRight', 'trunk', 'rearBumper', 'wheels', 'interior')),
  inches smallint check (inches between 1 and 60),
  -- The inspection in which staff saw it.
  inspection_id text not null,
  noted_at timestamptz not null,
  removed_at timestamptz
);
create index known_mark_car on known_mark (car_id, noted_at) where removed_at is null;

-- ON TABLES OF people.

alter table app_user add foreign key (area_id) references area;
