-- Areas, and what every car of the company shares: types, features, price modifiers, extras (docs/product/entities.md#car, docs/product/search.md#areas).
create extension if not exists btree_gist;

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
  slot_capacity smallint not null default 3 check (slot_capacity > 0),
  tax_rate numeric(6, 5) not null default 0 check (tax_rate >= 0 and tax_rate < 1),
  check (opens < closes)
);

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

create table place (
  id text primary key,
  name text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  kind text not null,
  area_id text references area
);

create table rating_criterion (
  id text primary key,
  name_en text not null,
  name_es text not null
);
