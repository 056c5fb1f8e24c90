-- What a server keeps in memory (docs/decisions/0032) are four values of tables that staff change on few days of a
-- year. Who changes one tells it with the commit; nobody counts versions any more, because what is kept is read anew
-- after a minute anyway. Cheapest months, donations and which body types the fleet has are asked for each time.

drop trigger kept_car_changed on car;
drop trigger kept_changed on car;
drop trigger donation_changed on ledger_line;
drop function donation_changed();
drop function kept_changed() cascade;
drop function tell_keepers(text, text);
drop table kept_version;

create function kept_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('tramo_kept', tg_argv[0]);
  return null;
end $$;

do $$
declare
  kept record;
begin
  for kept in select * from (values ('area', 'areas'), ('price_modifier', 'offers'), ('extra', 'offers'),
    ('feature', 'carTypes'), ('car_type', 'carTypes'), ('car_subtype', 'carTypes'), ('content_page', 'pages')) t (tab, topic)
  loop
    execute format('create trigger kept_changed after insert or update or delete or truncate on %I
      for each statement execute function kept_changed(%L)', kept.tab, kept.topic);
  end loop;
end $$;

-- Which body types the fleet has.
create index car_subtype_cars on car (subtype_id);
