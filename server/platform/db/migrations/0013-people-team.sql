-- WHO MAY DO WHAT among the staff, and who is invited to it (docs/product/staff.md#rights).

create function are_rights(rights text[]) returns boolean language sql immutable as $$
  select cardinality(rights) > 0 and rights <@ array['desk', 'fleet', 'money', 'content', 'owner']
$$;

-- Who was staff until now may do all of it.
alter table staff_member add rights text[] not null default array['owner'] check (are_rights(rights));
alter table staff_member alter rights drop default;

-- Somebody stays who can give rights. Two owners who take each other off wait for each other here.
create function an_owner_stays() returns trigger language plpgsql as $$
begin
  perform from company for update;
  if exists (select from staff_member) and not exists (select from staff_member where 'owner' = any (rights)) then
    raise exception 'an_owner_stays' using errcode = '23514', constraint = 'an_owner_stays';
  end if;
  return null;
end $$;
create trigger an_owner_stays after update or delete on staff_member
  for each row execute function an_owner_stays();

create table staff_invitation (
  id text primary key,
  email text not null check (email = lower(email)),
  rights text[] not null check (are_rights(rights)),
  token_hash text not null unique,
  invited_by text not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  revoked_at timestamptz,
  check (num_nulls(taken_at, revoked_at) >= 1)
);
-- One at a time of each address.
create unique index staff_invitation_open on staff_invitation (email)
  where taken_at is null and revoked_at is null;
