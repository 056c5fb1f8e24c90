-- Every server of a PostgreSQL answers searches of a fleet that is not too large from a copy in memory, as the
-- process of an embedded database does (docs/decisions/0021). The own session hears of a changed car at once, by
-- the notice; all servers hear of it with the commit. Who has the only session there is needs no NOTIFY.

create or replace function tell_copy() returns trigger language plpgsql as $$
declare
  told text;
begin
  if tg_table_name = 'car' then
    told := new.id;
  else
    told := case when tg_op = 'DELETE' then old.car_id else new.car_id end;
  end if;
  raise notice 'The copy of % is read anew.', told using errcode = 'TRKPT', table = 'search', column = told;
  if coalesce(current_setting('tramo.copy', true), '') <> 'on' then
    perform pg_notify('tramo_work', 'kept search ' || told);
  end if;
  return null;
end $$;

drop trigger tell_copy on car_search;
drop trigger tell_copy on car;
create trigger tell_copy after insert or update or delete on car_search
  for each row execute function tell_copy();
create trigger tell_copy after update on car for each row
  when (new is distinct from old) execute function tell_copy();
