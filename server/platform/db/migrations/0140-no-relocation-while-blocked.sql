-- Whoever is blocked takes no car of the company's to another town either (docs/product/staff.md#blocked-accounts).
create function relocation_needs_no_block() returns trigger language plpgsql as $$
begin
  if exists (select from job j join account_block b on b.user_id = j.assignee_id
      where j.id = new.job_id and b.lifted_at is null
        and coalesce(b.ends_at > new.started_at, true)) then
    raise exception 'who brings car % is blocked', new.car_id
      using errcode = '23514', constraint = 'relocation_blocked';
  end if;
  return new;
end $$;
create trigger relocation_needs_no_block before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_needs_no_block();
