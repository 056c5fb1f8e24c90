-- Finding people by name, and through which invitation an account came
-- (docs/product/community.md#invitations).

-- Who registers through a link is a child once the address is shown to be theirs; until then the
-- account remembers the link.
alter table app_user add column invitation_id text references invitation on delete set null;
create index app_user_invitation on app_user (invitation_id) where invitation_id is not null;

create function invitation_used_once() returns trigger language plpgsql as $$
begin
  if old.used_by is not null and new.used_by is distinct from old.used_by then
    raise exception 'an invitation is used once' using errcode = '23514', constraint = 'invitation_used_once';
  end if;
  return new;
end $$;
create trigger invitation_used_once before update on invitation
  for each row execute function invitation_used_once();

-- People are found by how their names begin.
create index app_user_plain_name on app_user (plain_name(first_name || ' ' || last_name) text_pattern_ops);
create index app_user_plain_last_name on app_user (plain_name(last_name) text_pattern_ops);
