-- The embedded database's process answers searches from a copy of the fleet in memory (docs/decisions/0019):
-- it is told, by a notice to its one session, which car is another one than before. On PostgreSQL the setting
-- is not there, and no trigger runs.

create function tell_copy() returns trigger language plpgsql as $$
declare
  told text;
begin
  if tg_table_name = 'car' then
    told := new.id;
  else
    told := case when tg_op = 'DELETE' then old.car_id else new.car_id end;
  end if;
  raise notice 'The copy of % is read anew.', told using errcode = 'TRKPT', table = 'search', column = told;
  return null;
end $$;

create trigger tell_copy after insert or update or delete on car_search for each row
  when (coalesce(current_setting('tramo.copy', true), '') = 'on') execute function tell_copy();
create trigger tell_copy after update on car for each row
  when (coalesce(current_setting('tramo.copy', true), '') = 'on' and new is distinct from old)
  execute function tell_copy();
