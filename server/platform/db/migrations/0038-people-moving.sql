-- PEOPLE WHO MOVED IN with the books of their company, before they ever came here (docs/product/company.md#moving-in).

alter table app_user
  -- What the company called them before: the same line of a file is the same person.
  add source_id text check (length(source_id) between 1 and 100),
  add imported_at timestamptz,
  -- Since when they know that they are here: an owner invited them, or they came by themselves.
  add invited_at timestamptz,
  add constraint app_user_invited_was_imported check (invited_at is null or imported_at is not null),
  -- Whoever showed a mailbox, or is written to, knows it. Who has no address yet can be neither.
  add constraint app_user_knows_of_it check (
    imported_at is null or deleted_at is not null or (
      (email_verified_at is null or invited_at is not null)
      and (invited_at is null or email not like '%@no-mail.invalid'))),
  -- An address that is none stands only where a file brought a person without one.
  add constraint app_user_without_email check (email not like '%@no-mail.invalid' or imported_at is not null);
create unique index app_user_source on app_user (source_id) where source_id is not null;
-- Who waits for an invitation.
create index app_user_uninvited on app_user (id)
  where imported_at is not null and invited_at is null and deleted_at is null;

-- Who moved in and does not know it yet is written to by nobody: `platform`, which sends mail and gathers news to mail,
-- reads this and none of the tables.
create view waits_for_invitation as
  select id as user_id, email from app_user
  where imported_at is not null and invited_at is null and deleted_at is null;

-- A confirmed address changes only when both mailboxes said so. What ends in .invalid is nobody's mailbox (RFC 2606): it
-- may take the place of the address of somebody who has left, and is what somebody who moved in without one has until
-- staff enter it.
create or replace function email_confirmed_on_both() returns trigger language plpgsql as $$
begin
  if new.email not like '%.invalid' and not (old.email like '%@no-mail.invalid' and new.email_verified_at is null)
    and not exists (
    select from email_change
    where user_id = new.id and old_email = old.email and new_email = new.email
      and old_confirmed_at is not null and new_confirmed_at is not null) then
    raise exception 'an e-mail changes when it is confirmed on both addresses'
      using errcode = '23514', constraint = 'email_confirmed_on_both';
  end if;
  return new;
end $$;
