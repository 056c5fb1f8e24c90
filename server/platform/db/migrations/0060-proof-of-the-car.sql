-- PROOF OF THE CAR (docs/product/inspections-and-maintenance.md#photos-of-the-car): of an inspection that staff
-- released, the pictures are everybody's, under names of their own, until staff take them back.

alter table inspection add constraint inspection_of_its_car unique (id, car_id);

-- The set that a car shows: one at a time.
create table released_photos (
  car_id text primary key references car,
  inspection_id text not null,
  released_at timestamptz not null,
  constraint released_photos_of_the_car
    foreign key (inspection_id, car_id) references inspection (id, car_id),
  unique (car_id, inspection_id)
);

-- A picture of that set. Its address is its own id, and never that of the renter's file.
create table car_photo (
  id text primary key,
  -- Null once it was taken back: nobody reads it any more, and the sweep removes what was drawn of it.
  car_id text,
  inspection_id text not null,
  position smallint not null,
  constraint car_photo_of_the_inspection
    foreign key (inspection_id, position) references inspection_item (inspection_id, position),
  constraint car_photo_is_released
    foreign key (car_id, inspection_id) references released_photos (car_id, inspection_id)
);
create unique index car_photo_once on car_photo (inspection_id, position) where car_id is not null;
create index car_photo_car on car_photo (car_id, inspection_id) where car_id is not null;
create index car_photo_taken_back on car_photo (id) where car_id is null;

-- What was wrong with a car before: no words of anybody, only what, where and how long.
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
  removed_at timestamptz,
  constraint known_mark_of_the_car
    foreign key (inspection_id, car_id) references inspection (id, car_id)
);
create index known_mark_car on known_mark (car_id, noted_at) where removed_at is null;
