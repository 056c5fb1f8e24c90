-- How many inspections there are of each kind: staff's list of all of them says it, and counting them reads what
-- grows (docs/product/staff.md#what-they-do). As with the sums of the ledger each transaction adds to a part that
-- no other one holds at that moment, and only the trigger writes it, also where the server's role may not.

create table inspection_count (
  kind text not null,
  part integer not null,
  inspections bigint not null,
  primary key (kind, part)
);
insert into inspection_count (kind, part, inspections)
select kind, 0, count(*) from inspection group by kind;

create function inspection_count_kept() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  own integer := 0;
begin
  while own < 255 and not pg_try_advisory_xact_lock(7261004, own) loop
    own := own + 1;
  end loop;
  insert into inspection_count (kind, part, inspections)
  select kind, own, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by kind order by kind
  on conflict (kind, part) do update set inspections = inspection_count.inspections + excluded.inspections;
  return null;
end $$;
create trigger inspection_counted after insert on inspection referencing new table as changed
  for each statement execute function inspection_count_kept();
create trigger inspection_not_counted after delete on inspection referencing old table as changed
  for each statement execute function inspection_count_kept();
create trigger inspection_count_never_emptied before truncate on inspection_count
  for each statement execute function is_never_emptied();
