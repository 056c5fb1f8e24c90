-- An offer is for the job as its writer read it, and is accepted as the owner read it (docs/product/jobs.md#what-an-offer-is-for).

-- What was agreed to when an offer stands: place, time, room and price. Written by the trigger alone.
alter table job add column terms jsonb not null default '{}';
-- `terms` are the job's when the offer was made or last said yes to; `version` counts what its owner reads.
alter table job_application
  add column version integer not null default 1,
  add column terms jsonb not null default '{}';

create function job_keeps_its_terms() returns trigger language plpgsql as $$
declare
  -- How often the exact places moved: applicants do not read them, so the terms hold no address.
  moved integer := 0;
begin
  if tg_op = 'UPDATE' then
    moved := coalesce((old.terms ->> 'moved')::integer, 0);
    if old.status = 'open' and new.status = 'open' and (new.from_address, new.from_exact_latitude,
      new.from_exact_longitude, new.to_address, new.to_exact_latitude, new.to_exact_longitude)
      is distinct from (old.from_address, old.from_exact_latitude, old.from_exact_longitude,
      old.to_address, old.to_exact_latitude, old.to_exact_longitude) then
      moved := moved + 1;
    end if;
  end if;
  new.terms := jsonb_build_object(
    'price', new.price_cents,
    'start', extract(epoch from new.starts_at)::bigint,
    'end', extract(epoch from new.ends_at)::bigint,
    'seats', new.seats,
    'size', new.size,
    'from', new.from_place_id,
    'to', new.to_place_id,
    'via', (select coalesce(jsonb_agg(town -> 'id' order by nr), '[]')
      from jsonb_array_elements(new.via) with ordinality as way (town, nr)),
    'moved', moved);
  return new;
end $$;
create trigger job_keeps_its_terms before insert or update on job
  for each row execute function job_keeps_its_terms();

create function job_application_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.terms = '{}' then
      select terms into new.terms from job where id = new.job_id;
    end if;
  elsif (new.offer_cents, new.comment, new.terms) is distinct from (old.offer_cents, old.comment, old.terms) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger job_application_counts before insert or update on job_application
  for each row execute function job_application_counts();

update job set terms = '{}';
update job_application a set terms = job.terms from job where job.id = a.job_id;
update job_application set version = 1;

-- Who does a job was accepted for it, and for what it is now.
create or replace function job_assignee_was_accepted() returns trigger language plpgsql as $$
declare
  of record;
begin
  select j.status, j.terms, a.id as accepted, a.terms as agreed into of
  from job j left join job_application a
    on a.job_id = j.id and a.status = 'accepted' and a.applicant_id is not distinct from j.assignee_id
  where j.id = (to_jsonb(new) ->> tg_argv[0]);
  if (of.status in ('assigned', 'done', 'completed')) <> (of.accepted is not null) then
    raise exception 'who does a job was accepted for it' using errcode = '23514', constraint = 'job_assignee_was_accepted';
  end if;
  if of.status = 'assigned' and of.agreed <> of.terms then
    raise exception 'an offer was for a job as it was' using errcode = '23514', constraint = 'job_accepted_as_it_is';
  end if;
  return null;
end $$;
-- What was agreed stays agreed.
create function job_terms_stay() returns trigger language plpgsql as $$
begin
  raise exception 'only an open job changes' using errcode = '23514', constraint = 'job_edited_while_open';
end $$;
create trigger job_terms_while_open before update on job
  for each row when (old.status <> 'open' and new.status <> 'open' and (new.price_cents, new.starts_at, new.ends_at,
    new.seats, new.size, new.from_place_id, new.to_place_id, new.via) is distinct from (old.price_cents, old.starts_at,
    old.ends_at, old.seats, old.size, old.from_place_id, old.to_place_id, old.via))
  execute function job_terms_stay();
