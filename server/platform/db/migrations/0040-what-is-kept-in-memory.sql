-- What rarely changes is kept in memory by every server (docs/decisions/0019). Whoever changes it, also
-- by hand, raises its version and tells all servers when the change is committed, and the own session,
-- by a notice, when it is made. Only triggers write it, also where the server's role may not.

create table kept_version (
  topic text primary key,
  version bigint not null
);
insert into kept_version
select topic, 1 from unnest(array['area', 'price_modifier', 'extra', 'feature', 'car_type', 'car_subtype',
  'content_page', 'car']) topic;

create function tell_keepers(topic text, version text) returns void language plpgsql as $$
begin
  perform pg_notify('tramo_work', 'kept ' || topic || ' ' || version);
  raise notice 'Servers read % anew.', topic using errcode = 'TRKPT', table = topic;
end $$;

-- Once a transaction is enough: the setting goes with the transaction, or with the savepoint.
create function kept_changed() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  own_setting text := 'tramo.kept_' || tg_argv[0];
  raised bigint;
begin
  if coalesce(current_setting(own_setting, true), '') = '' then
    update kept_version set version = version + 1 where topic = tg_argv[0] returning version into raised;
    perform set_config(own_setting, raised::text, true);
    perform tell_keepers(tg_argv[0], raised::text);
  end if;
  return null;
end $$;

do $$
declare
  kept text;
begin
  foreach kept in array array['area', 'price_modifier', 'extra', 'feature', 'car_type', 'car_subtype', 'content_page'] loop
    execute format('create trigger kept_changed after insert or update or delete or truncate on %I
      for each statement execute function kept_changed(%L)', kept, kept);
  end loop;
end $$;

-- Of a car only what is kept of it: which body types there are, and the cheapest month of an area.
create trigger kept_changed after insert or delete or truncate on car
  for each statement execute function kept_changed('car');
create trigger kept_car_changed after update on car for each row when (
    (new.area_id, new.subtype_id, new.status, new.month_cents)
    is distinct from (old.area_id, old.subtype_id, old.status, old.month_cents)
  ) execute function kept_changed('car');

-- The sum of all donations is its own version: a row to raise would let payments wait for each other.
create function donation_changed() returns trigger language plpgsql as $$
begin
  perform tell_keepers('donation', '');
  return null;
end $$;
create trigger donation_changed after insert on ledger_line for each row
  when (new.account = 'donation') execute function donation_changed();
