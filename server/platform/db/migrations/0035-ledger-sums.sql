-- What each account of the ledger stands at, so that nobody reads the whole of it. A transaction adds
-- to a part that no other one holds at that moment: nobody waits for anybody, and the parts together
-- are the sum. Only the trigger writes it, also where the server's role may not.

create table ledger_sum (
  account text not null,
  part integer not null,
  cents bigint not null,
  primary key (account, part)
);
insert into ledger_sum (account, part, cents)
select account, 0, sum(amount_cents) from ledger_line group by account;

create function ledger_sums_kept() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  own integer := 0;
begin
  while own < 255 and not pg_try_advisory_xact_lock(7261003, own) loop
    own := own + 1;
  end loop;
  insert into ledger_sum (account, part, cents)
  select account, own, sum(amount_cents) from new_lines group by account order by account
  on conflict (account, part) do update set cents = ledger_sum.cents + excluded.cents;
  return null;
end $$;
create trigger ledger_sums_kept after insert on ledger_line referencing new table as new_lines
  for each statement execute function ledger_sums_kept();
create trigger ledger_sum_never_emptied before truncate on ledger_sum
  for each statement execute function is_never_emptied();

-- A person's credit by way of their own rentals and jobs, instead of everybody's credit. What it
-- answers is the same: an entry is of a rental or of a relocation, never of both.
create index rental_transaction_user on rental_transaction (user_id);
create or replace function credit_of(person text) returns bigint language sql stable as $$
  select coalesce((select -sum(l.amount_cents) from rental_transaction t
      join ledger_entry e on e.transaction_id = t.id
      join ledger_line l on l.entry_id = e.id and l.account = 'credit' where t.user_id = person), 0)::bigint
    + coalesce((select -sum(l.amount_cents) from job j
      join ledger_entry e on e.relocation_id = j.id
      join ledger_line l on l.entry_id = e.id and l.account = 'credit' where j.assignee_id = person), 0)::bigint
    - coalesce((select sum(o.credit_cents) from rental_order o where o.user_id = person and o.credit_cents > 0
      and (o.state = 'held' or (o.state = 'booked' and not o.paid))), 0)::bigint
$$;
