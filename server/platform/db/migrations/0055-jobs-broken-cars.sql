-- NOBODY BRINGS A CAR THAT IS OFF THE ROAD ANYWHERE (docs/product/cars.md#off-the-road): its keys are not taken.

create function relocation_needs_a_sound_car() returns trigger language plpgsql as $$
begin
  if is_off_the_road(new.car_id, new.started_at) then
    raise exception 'car % is off the road', new.car_id using errcode = '23514', constraint = 'relocation_car_is_sound';
  end if;
  return new;
end $$;
create trigger relocation_needs_a_sound_car before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_needs_a_sound_car();
