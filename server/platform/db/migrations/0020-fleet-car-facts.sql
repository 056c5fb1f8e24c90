-- WHAT THE COMPANY KEEPS OF A CAR beside what renters are shown (docs/product/cars.md#what-is-kept).

alter table car
  add vin text,
  add registration_until date,
  add inspection_until date,
  add key_box text check (length(key_box) between 1 and 40),
  add cost_cents integer check (cost_cents between 0 and 1000000000),
  add note text check (length(note) between 1 and 1000),
  -- The check digit is `domain/fleet/fleet/vin.ts`.
  add constraint car_vin_form check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  -- No two cars have one; deferrable, so that a file can swap those of two cars.
  add constraint car_vin unique (vin) deferrable initially immediate;

-- The list of the staff, in its order.
create index car_by_name on car (make, model, plate, id);
