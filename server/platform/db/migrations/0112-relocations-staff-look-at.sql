-- A relocation that may not have been driven is looked at by staff before it earns anything
-- (docs/product/jobs.md#who-looks-at-it).
alter table relocation
  add column look_because text[] not null default '{}'
    check (look_because <@ array['noPosition', 'notNear', 'fewMiles', 'manyMiles', 'alike']),
  add column looked_at timestamptz,
  add column looked_by text references app_user,
  add constraint relocation_looked check ((looked_at is null) = (looked_by is null)
    and (looked_at is null or look_because <> '{}')),
  add constraint relocation_brought_first check (look_because = '{}' or finished_at is not null);
create index relocation_to_look_at on relocation (finished_at) where look_because <> '{}' and looked_at is null;
-- What is compared of a picture; nothing of one that could not be.
alter table relocation_picture add column print text check (print ~ '^([0-9a-f]{16}|flat)$');

create function relocation_look_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what staff look at, and that they did, stays' using errcode = '23514', constraint = 'relocation_stays';
end $$;
create trigger relocation_look_stays before update on relocation
  for each row when ((old.finished_at is not null and new.look_because <> old.look_because)
    or (old.looked_at is not null and (new.looked_at, new.looked_by) is distinct from (old.looked_at, old.looked_by)))
  execute function relocation_look_stays();

-- Nothing is earned before, and nothing ends a job that is done but staff who looked at it.
create function relocation_is_looked_at() returns trigger language plpgsql as $$
declare
  r relocation;
begin
  select * into r from relocation where job_id = new.id;
  if new.status = 'completed' and r.look_because <> '{}' and r.looked_at is null then
    raise exception 'staff look at this relocation first' using errcode = '23514', constraint = 'relocation_looked_at';
  end if;
  if old.status = 'done' and new.status = 'cancelled' and r.looked_at is null then
    raise exception 'a job that is done is not cancelled' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_is_looked_at before update of status on job
  for each row when (new.status <> old.status and new.status in ('completed', 'cancelled'))
  execute function relocation_is_looked_at();

create or replace function job_moves() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('open', 'assigned'), ('open', 'cancelled'), ('open', 'expired'),
    ('assigned', 'open'), ('assigned', 'done'), ('assigned', 'completed'), ('assigned', 'cancelled'),
    ('assigned', 'expired'), ('done', 'completed'), ('cancelled', 'open'))
    and not (new.type = 'relocation' and old.status = 'done' and new.status = 'cancelled') then
    raise exception 'a job does not go from % to %', old.status, new.status
      using errcode = '23514', constraint = 'job_moves';
  end if;
  if old.status = 'cancelled' and new.status = 'open' and exists (select from review where job_id = new.id) then
    raise exception 'a job that was rated stays as it is' using errcode = '23514', constraint = 'job_moves';
  end if;
  if (new.type, new.owner_id) is distinct from (old.type, old.owner_id) then
    raise exception 'a job stays what and whose it is' using errcode = '23514', constraint = 'job_stays_itself';
  end if;
  if new.status = old.status and old.status <> 'open' and (new.price_cents, new.starts_at, new.ends_at, new.seats,
    new.from_place_id, new.to_place_id) is distinct from (old.price_cents, old.starts_at, old.ends_at,
    old.seats, old.from_place_id, old.to_place_id) then
    raise exception 'only an open job changes' using errcode = '23514', constraint = 'job_edited_while_open';
  end if;
  return new;
end $$;
