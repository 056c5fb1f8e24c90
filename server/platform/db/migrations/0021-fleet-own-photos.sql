-- THE COMPANY'S OWN PHOTOS OF A CAR (docs/product/cars.md#photos): everybody sees them, the first is the car's picture.

create table own_photo (
  -- Its file has this name, and so has its address.
  id text primary key,
  -- Null on its way to a car and once it was removed: nobody reads it then, and the sweep removes its file.
  car_id text references car,
  -- 24 a car at most.
  position smallint check (position between 0 and 23),
  -- What it shows, for those who do not see it; empty: the car's name.
  alt_en text not null default '' check (length(alt_en) <= 150),
  alt_es text not null default '' check (length(alt_es) <= 150),
  byte_size integer not null check (byte_size between 1 and 10485760),
  created_at timestamptz not null,
  constraint own_photo_has_its_place check ((car_id is null) = (position is null)),
  -- Deferrable, so that two can change places.
  constraint own_photo_place unique (car_id, position) deferrable initially immediate
);
create index own_photo_of_no_car on own_photo (created_at) where car_id is null;

-- The ids of its own photos in their order: what a search answers of a car stands in the car's row.
create function car_own_photos() returns trigger language plpgsql as $$
begin
  update car set photos = found.ids
  from (select c.id, array(select p.id from own_photo p where p.car_id = c.id order by p.position) as ids
    from car c where c.id in (new.car_id, old.car_id)) found
  where car.id = found.id and car.photos <> found.ids;
  return null;
end $$;
create trigger own_photo_in_car after insert or update of car_id, position or delete on own_photo
  for each row execute function car_own_photos();
