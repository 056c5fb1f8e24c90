-- Who deletes the account (docs/product/accounts.md#leaving). The row stays, because the books and the
-- tree hang on it; nothing of it says who it was.

alter table app_user
  add column deleted_at timestamptz,
  add constraint app_user_deleted_is_nobody check (
    deleted_at is null
    or (num_nonnulls(email_verified_at, first_name, last_name, phone, whatsapp, social, birth_date, avatar,
          area_id, invitation_id) = 0
      and email like '%@deleted.invalid'));
-- The mark of who left, so that no account takes it.
alter table app_user add constraint app_user_email_is_real check (
  deleted_at is not null or email not like '%@deleted.invalid');

-- Nobody leaves a rental, a debt or a claim behind, and nobody comes back.
create function person_may_leave() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null then
    raise exception 'who left stays away' using errcode = '23514', constraint = 'person_is_here';
  end if;
  if exists (select from staff_member where user_id = new.id)
    or exists (select from rental_order where user_id = new.id and state in ('held', 'booked'))
    or exists (select from claim c join rental_transaction t on t.id = c.transaction_id
      where t.user_id = new.id and c.state in ('open', 'agreed', 'appealed')) then
    raise exception 'something is still open' using errcode = '23514', constraint = 'person_may_leave';
  end if;
  return new;
end $$;
create trigger person_may_leave before update of deleted_at on app_user
  for each row when (new.deleted_at is distinct from old.deleted_at) execute function person_may_leave();

-- What would belong to somebody who left is not written. Whoever deletes an account holds its row for
-- update, so what is written at the same moment waits here and then sees it.
create function person_is_here() returns trigger language plpgsql as $$
begin
  perform from app_user
  where id = to_jsonb(new) ->> tg_argv[0] and deleted_at is null for key share;
  if not found then
    raise exception 'this account was deleted' using errcode = '23514', constraint = 'person_is_here';
  end if;
  return new;
end $$;
create trigger session_of_somebody before insert on session
  for each row execute function person_is_here('user_id');
create trigger rental_order_of_somebody before insert on rental_order
  for each row execute function person_is_here('user_id');
create trigger driver_of_somebody before insert on driver
  for each row execute function person_is_here('user_id');
create trigger stored_file_of_somebody before insert on stored_file
  for each row execute function person_is_here('owner_id');
create trigger waiting_list_item_of_somebody before insert on waiting_list_item
  for each row execute function person_is_here('user_id');
create trigger invitation_of_somebody before insert on invitation
  for each row execute function person_is_here('inviter_id');
create trigger connection_of_somebody before insert on connection
  for each row execute function person_is_here('requester_id');
create trigger connection_with_somebody before insert on connection
  for each row execute function person_is_here('addressee_id');
create trigger recommendation_of_somebody before insert on recommendation
  for each row execute function person_is_here('by_id');
create trigger recommendation_for_somebody before insert on recommendation
  for each row execute function person_is_here('user_id');
create trigger staff_member_is_somebody before insert on staff_member
  for each row execute function person_is_here('user_id');

-- The code that is asked for before: the last one, and the wrong ones of a day.
create table deletion_code (
  user_id text primary key references app_user on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 20),
  tries_since timestamptz not null
);

-- The words of a contract name the person; they are emptied when the person has left, and only then.
-- The hash stays: whoever kept the paper can still show that it is the one.
create or replace function contract_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from contract where order_id = new.order_id and accepted_at is not null) then
      raise exception 'an accepted contract has no later version' using errcode = '23514', constraint = 'contract_is_kept';
    end if;
    return new;
  end if;
  if new.text_en = '' and new.text_es = ''
    and (old.order_id, old.version, old.hash, old.created_at, old.accepted_at)
      is not distinct from (new.order_id, new.version, new.hash, new.created_at, new.accepted_at)
    and exists (select from rental_order o join app_user u on u.id = o.user_id
      where o.id = new.order_id and u.deleted_at is not null) then
    return new;
  end if;
  if old.accepted_at is not null
    or (old.order_id, old.version, old.text_en, old.text_es, old.hash, old.created_at)
      is distinct from (new.order_id, new.version, new.text_en, new.text_es, new.hash, new.created_at) then
    raise exception 'a contract is never changed, only accepted' using errcode = '23514', constraint = 'contract_is_kept';
  end if;
  return new;
end $$;
-- Said the same a second time; the function above holds all of it.
drop trigger contract_immutable on contract;

-- A mail to somebody who left is forgotten once it is sent.
alter table outgoing_mail add column forget_once_sent boolean not null default false;
