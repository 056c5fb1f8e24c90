-- Evidence that can be trusted: what was written is signed, and nothing that is only added to is emptied.

-- The keys that have signed something here. The private halves are never in the database.
create table signing_key (
  id text primary key,
  public_key text not null,
  first_used_at timestamptz not null
);
create trigger signing_key_immutable before update or delete on signing_key
  for each row execute function stays_as_written();

-- The signature of an entry's hash, which follows from all entries before it. Entries from before there were
-- signatures have none; the last of them was sealed when there was a key.
create table evidence_seal (
  order_id text not null,
  number integer not null,
  key_id text not null references signing_key,
  signature text not null,
  primary key (order_id, number),
  foreign key (order_id, number) references evidence_entry (order_id, number)
);
create trigger evidence_seal_immutable before update or delete on evidence_seal
  for each row execute function stays_as_written();

create function is_never_emptied() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = '23514', constraint = 'is_never_emptied';
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['evidence_entry', 'evidence_seal', 'signing_key', 'ledger_entry', 'ledger_line',
    'order_event', 'audit_entry', 'charge', 'refund', 'payment', 'contract', 'claim', 'inspection', 'inspection_item',
    'maintenance_service', 'message'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function is_never_emptied()',
      name || '_never_emptied', name);
  end loop;
end $$;
