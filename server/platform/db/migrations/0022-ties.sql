-- TRUST reads thousands of ties in one answer (docs/product/community.md#trust). Here each stands by the
-- numbers of its two people, in one narrow table of which nothing but an index is read, instead of in
-- three indexes of long names. It is a copy: only triggers write it, and `ties_said` says what must be in it.

alter table app_user add constraint app_user_joined_no_once unique (joined_no);

create table tie (
  from_no integer not null,
  to_no integer not null,
  -- 0 a vouch, 1 a connection, 2 a referral: in `domain/community/trust` they have the same order.
  kind smallint not null,
  -- Of a vouch alone: 1 to 10, how sure in percent, since when in seconds of 1970.
  rating smallint,
  percent smallint,
  since double precision
);

create function ties_said() returns setof tie language sql stable as $$
  select a.joined_no::integer, b.joined_no::integer, 0::smallint, r.rating, (r.confidence * 100)::smallint,
    date_part('epoch', r.created_at)
  from recommendation r join app_user a on a.id = r.by_id join app_user b on b.id = r.user_id
  where r.withdrawn_at is null
  union all
  select ends.from_no::integer, ends.to_no::integer, 1::smallint, null, null, null
  from connection c join app_user a on a.id = c.requester_id join app_user b on b.id = c.addressee_id
    cross join lateral (values (a.joined_no, b.joined_no), (b.joined_no, a.joined_no)) ends (from_no, to_no)
  where c.status = 'confirmed'
  union all
  select ends.from_no::integer, ends.to_no::integer, 2::smallint, null, null, null
  from app_user child
    cross join lateral (values (referred_by_no, joined_no), (joined_no, referred_by_no)) ends (from_no, to_no)
  where child.referred_by_no is not null
$$;

-- Whoever may write a tie's source writes the copy through these, and nobody else does. When a person is
-- deleted, their number is gone before their ties end: the keys of the copy see to that.
create function tie_of_recommendation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.withdrawn_at is null then
    delete from tie using app_user a, app_user b
    where a.id = old.by_id and b.id = old.user_id
      and tie.from_no = a.joined_no and tie.to_no = b.joined_no and tie.kind = 0;
  end if;
  if tg_op <> 'DELETE' and new.withdrawn_at is null then
    insert into tie
    select a.joined_no, b.joined_no, 0, new.rating, new.confidence * 100, date_part('epoch', new.created_at)
    from app_user a, app_user b where a.id = new.by_id and b.id = new.user_id;
  end if;
  return null;
end $$;
create trigger tie_of_recommendation after insert or update or delete on recommendation
  for each row execute function tie_of_recommendation();

create function tie_of_connection() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'confirmed' then
    delete from tie using app_user a, app_user b
    where a.id in (old.requester_id, old.addressee_id) and b.id in (old.requester_id, old.addressee_id)
      and tie.from_no = a.joined_no and tie.to_no = b.joined_no and tie.kind = 1;
  end if;
  if tg_op <> 'DELETE' and new.status = 'confirmed' then
    insert into tie (from_no, to_no, kind)
    select a.joined_no, b.joined_no, 1
    from app_user a join app_user b on b.id <> a.id
    where a.id in (new.requester_id, new.addressee_id) and b.id in (new.requester_id, new.addressee_id);
  end if;
  return null;
end $$;
create trigger tie_of_connection after insert or update or delete on connection
  for each row execute function tie_of_connection();

-- A parent is for life: there is nothing to take away.
create function tie_of_referral() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tie (from_no, to_no, kind)
  values (new.referred_by_no, new.joined_no, 2), (new.joined_no, new.referred_by_no, 2);
  return null;
end $$;
create trigger tie_of_referral_new after insert on app_user
  for each row when (new.referred_by_no is not null) execute function tie_of_referral();
create trigger tie_of_referral after update on app_user
  for each row when (old.referred_by_no is null and new.referred_by_no is not null)
  execute function tie_of_referral();

-- The triggers keep all writers away until this is done, so that nothing is missed in between.
insert into tie select * from ties_said();
alter table tie
  add constraint tie_once primary key (from_no, to_no, kind) include (rating, percent, since),
  add constraint tie_once_to unique (to_no, from_no, kind) include (rating, percent, since),
  add constraint tie_from foreign key (from_no) references app_user (joined_no) on delete cascade,
  add constraint tie_to foreign key (to_no) references app_user (joined_no) on delete cascade,
  add constraint tie_of_two check (from_no <> to_no),
  add constraint tie_kind check (kind between 0 and 2),
  add constraint tie_of_a_vouch check (num_nonnulls(rating, percent, since) = case kind when 0 then 3 else 0 end);

-- Nothing else was read from these.
drop index recommendation_given;
drop index connection_confirmed_of_requester;
drop index connection_confirmed_of_addressee;
drop index app_user_parent_of;
