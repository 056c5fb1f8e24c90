-- What random walks found that only our own code held (docs/product/community.md).

-- Blocked people do not vouch for each other, whichever of the two comes first: both lock the pair.
create function recommendation_not_blocked() returns trigger language plpgsql as $$
begin
  if new.withdrawn_at is not null then
    return new;
  end if;
  perform lock_pair(new.by_id, new.user_id);
  if exists (select from person_block where (blocker_id, blocked_id) in
    ((new.by_id, new.user_id), (new.user_id, new.by_id))) then
    raise exception 'one of them blocked the other' using errcode = '23514', constraint = 'recommendation_not_blocked';
  end if;
  return new;
end $$;
update recommendation r set withdrawn_at = b.created_at from person_block b
where r.withdrawn_at is null and (b.blocker_id, b.blocked_id) in ((r.by_id, r.user_id), (r.user_id, r.by_id));
create trigger recommendation_not_blocked before insert or update on recommendation
  for each row execute function recommendation_not_blocked();
create or replace function block_ends_connection() returns trigger language plpgsql as $$
begin
  perform lock_pair(new.blocker_id, new.blocked_id);
  update connection set status = 'removed', decided_at = new.created_at
  where status in ('pending', 'confirmed', 'ignored')
    and least(requester_id, addressee_id) = least(new.blocker_id, new.blocked_id)
    and greatest(requester_id, addressee_id) = greatest(new.blocker_id, new.blocked_id);
  update recommendation set withdrawn_at = new.created_at
  where withdrawn_at is null
    and (by_id, user_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return new;
end $$;

-- Nothing is kept of, or said about, somebody who left.
delete from person_block b using app_user u
  where u.id in (b.blocker_id, b.blocked_id) and u.deleted_at is not null;
delete from trust_seed s using app_user u where u.id = s.user_id and u.deleted_at is not null;
delete from review r using app_user u where u.id = r.subject_id and u.deleted_at is not null;
create trigger person_block_by_somebody before insert on person_block
  for each row execute function person_is_here('blocker_id');
create trigger person_block_of_somebody before insert on person_block
  for each row execute function person_is_here('blocked_id');
create trigger trust_seed_is_somebody before insert on trust_seed
  for each row execute function person_is_here('user_id');
create trigger review_about_somebody before insert on review
  for each row when (new.subject_id is not null) execute function person_is_here('subject_id');

-- Nobody is told who is not here: such a notice is passed over, so that what it was about still happens.
delete from notice_mail n using app_user u where u.id = n.user_id and u.deleted_at is not null;
delete from notification n using app_user u where u.id = n.user_id and u.deleted_at is not null;
create function told_who_is_here() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger notification_to_somebody before insert on notification
  for each row execute function told_who_is_here();
create trigger notice_mail_to_somebody before insert on notice_mail
  for each row execute function told_who_is_here();

-- A final review of a rental is open before its time only when both sides have written. When that time
-- is depends on the end of the rental; here it lies after the writing, and 14 days after it at most.
create function review_is_blind() returns trigger language plpgsql as $$
begin
  if new.reveal_at > new.created_at
    and (tg_op = 'INSERT' or old.status = 'in-progress' or new.reveal_at >= old.reveal_at) then
    if new.reveal_at <= new.created_at + interval '336 hours' then
      return new;
    end if;
  elsif exists (select from review other where other.transaction_id = new.transaction_id
    and other.side <> new.side and other.status <> 'in-progress') then
    return new;
  end if;
  raise exception 'a review waits for the other side' using errcode = '23514', constraint = 'review_is_blind';
end $$;
create trigger review_is_blind before insert or update of reveal_at, status, created_at on review
  for each row when (new.status <> 'in-progress' and new.transaction_id is not null)
  execute function review_is_blind();
