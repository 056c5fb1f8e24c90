-- Each rental's time with a car asked whether a relocation has its car: of what is no relocation there is nothing
-- to ask. The rule is as it was.
create or replace function relocation_has_its_car() returns trigger language plpgsql as $$
declare
  about text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  bad boolean;
begin
  if about is null then return null; end if;
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
