-- What staff did stays as it was written (docs/product/staff.md#audit-log).
create function audit_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed, only added to' using errcode = '23514';
end $$;
create trigger audit_entry_immutable before update or delete on audit_entry
  for each row execute function audit_is_immutable();
create index audit_entry_subject on audit_entry (subject, id);
