-- Nobody gets keys whose papers nobody looked at (docs/product/rental.md#papers).

-- Staff may do without, with a reason: who, when, why, and what the papers were then.
alter table rental_order
  add column papers_override_by text references app_user,
  add column papers_override_at timestamptz,
  add column papers_override_reason text check (length(papers_override_reason) between 1 and 500),
  add column papers_override_of text,
  add constraint rental_order_papers_override check (
    num_nonnulls(papers_override_by, papers_override_at, papers_override_reason, papers_override_of) in (0, 4));

-- Who drives, and which version of their papers there is: another driver, another paper, and one that was not
-- accepted meanwhile make it another text; a paper that was verified meanwhile does not.
create function papers_of_order(id_of_order text) returns text language sql stable as $$
  select coalesce(string_agg(concat_ws(' ', d.id, d.license_version, d.insurance_version,
    d.license_verification = 'rejected', d.insurance_verification = 'rejected'), ',' order by d.id), '')
  from order_driver od join driver d on d.id = od.driver_id where od.order_id = id_of_order
$$;

-- The rule of domain/people/drivers/papers.ts: every listed driver is verified for the trip + 1 day, on the area's clock.
create function papers_are_verified(o rental_order) returns boolean language sql stable as $$
  select exists (select from order_driver where order_id = o.id) and not exists (
    select from order_driver od join driver d on d.id = od.driver_id join area a on a.id = o.area_id
    where od.order_id = o.id and not (
      d.license_verification = 'verified' and d.insurance_verification = 'verified'
      and coalesce(d.license_expires > (o.ends_at at time zone a.zone)::date, false)
      and coalesce(d.insurance_expires > (o.ends_at at time zone a.zone)::date, false)))
$$;

create function papers_hold(o rental_order) returns boolean language sql stable as $$
  select papers_are_verified(o)
    or (o.papers_override_of is not null and o.papers_override_of = papers_of_order(o.id))
$$;

-- A balance with a deposit is the part that a cover, which was not accepted, had taken off it.
create index rental_order_deposit_owed on rental_order (transaction_id)
  where kind = 'balance' and state = 'held' and deposit_cents > 0;

create function keys_need_papers() returns trigger language plpgsql as $$
begin
  if not papers_hold(new) then
    raise exception 'order % has drivers nobody has verified', new.id
      using errcode = '23514', constraint = 'rental_order_papers';
  end if;
  if exists (select from rental_order b where b.transaction_id = new.transaction_id
      and b.kind = 'balance' and b.state = 'held' and b.deposit_cents > 0) then
    raise exception 'order % waits for the rest of its deposit', new.id
      using errcode = '23514', constraint = 'rental_order_deposit';
  end if;
  return new;
end $$;
-- Who has the car already is not asked: an extension is before its payment.
create trigger keys_need_papers before update of rental_status on rental_order for each row
  when (new.rental_status in (86, 92, 93) and new.kind in ('start', 'swap')
    and (old.rental_status is null or old.rental_status = 85
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return')))
  execute function keys_need_papers();

-- A rental that enters the books already running says so in history and evidence by the end of its transaction;
-- nothing else begins with the car out.
create function running_was_imported() returns trigger language plpgsql as $$
begin
  if not exists (select from order_event where order_id = new.id and code = 'imported')
    or not exists (select from evidence_entry
      where order_id = new.id and kind = 'status' and data ->> 'event' = 'imported') then
    raise exception 'order % begins with the car out and was not imported', new.id
      using errcode = '23514', constraint = 'rental_order_imported';
  end if;
  return null;
end $$;
create constraint trigger running_was_imported after insert on rental_order
  deferrable initially deferred for each row when (new.rental_status in (86, 91, 92, 93))
  execute function running_was_imported();

-- Whoever brings a car of the company's is asked the same, to the end of the window.
create function relocation_needs_papers() returns trigger language plpgsql as $$
begin
  if not exists (
    select from job j join area a on a.id = j.area_id join driver d on d.user_id = j.assignee_id and d.is_primary
    where j.id = new.job_id
      and d.license_verification = 'verified' and d.insurance_verification = 'verified'
      and d.license_expires > (j.ends_at at time zone a.zone)::date
      and d.insurance_expires > (j.ends_at at time zone a.zone)::date) then
    raise exception 'nobody verified who brings car %', new.car_id
      using errcode = '23514', constraint = 'relocation_papers';
  end if;
  return new;
end $$;
create trigger relocation_needs_papers before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_needs_papers();
