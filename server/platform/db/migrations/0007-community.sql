-- The base, seventh of nine: who knows whom, who vouches for whom, and what people say afterwards
-- (docs/product/community.md).

-- CONNECTIONS: of two people one row that lives. Ignored is not said to whoever asked.

create table connection (
  id text primary key,
  requester_id text not null references app_user on delete cascade,
  addressee_id text not null references app_user on delete cascade,
  comment text not null default '' check (length(comment) <= 1000),
  status text not null check (status in ('pending', 'confirmed', 'ignored', 'cancelled', 'removed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint connection_of_two check (requester_id <> addressee_id),
  constraint connection_decided check ((status = 'pending') = (decided_at is null))
);
create unique index connection_once on connection
  (least(requester_id, addressee_id), greatest(requester_id, addressee_id))
  where status in ('pending', 'confirmed', 'ignored');
create index connection_requester on connection (requester_id, status);
create index connection_addressee on connection (addressee_id, status);

create trigger connection_of_somebody before insert on connection
  for each row execute function person_is_here('requester_id');
create trigger connection_with_somebody before insert on connection
  for each row execute function person_is_here('addressee_id');

-- Of later wings stand here: jobs (trigger block_ends_applications, trigger block_ends_locations).
create table person_block (
  blocker_id text not null references app_user on delete cascade,
  blocked_id text not null references app_user on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);

create trigger person_block_by_somebody before insert on person_block
  for each row execute function person_is_here('blocker_id');
create trigger person_block_of_somebody before insert on person_block
  for each row execute function person_is_here('blocked_id');

-- Blocked people have no connection, whichever of the two comes first: both lock the pair.
create function connection_not_blocked() returns trigger language plpgsql as $$
begin
  if new.status not in ('pending', 'confirmed') then
    return new;
  end if;
  perform lock_pair(new.requester_id, new.addressee_id);
  if exists (select from person_block where (blocker_id, blocked_id) in
    ((new.requester_id, new.addressee_id), (new.addressee_id, new.requester_id))) then
    raise exception 'one of them blocked the other' using errcode = '23514', constraint = 'connection_not_blocked';
  end if;
  return new;
end $$;
create trigger connection_not_blocked before insert or update on connection
  for each row execute function connection_not_blocked();

-- RECOMMENDATIONS: a vouch for somebody, with a rating and how sure one is. One that lives for each two.

create table recommendation (
  id text primary key,
  by_id text not null references app_user on delete cascade,
  user_id text not null references app_user on delete cascade,
  rating smallint not null check (rating between 1 and 10),
  confidence numeric(3, 2) not null check (confidence between 0 and 1),
  comment text not null check (length(comment) <= 2000),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint recommendation_of_somebody_else check (by_id <> user_id)
);
create unique index recommendation_once on recommendation (by_id, user_id) where withdrawn_at is null;
create index recommendation_of on recommendation (user_id)
  include (by_id, rating, confidence, created_at) where withdrawn_at is null;

create trigger recommendation_of_somebody before insert on recommendation
  for each row execute function person_is_here('by_id');
create trigger recommendation_for_somebody before insert on recommendation
  for each row execute function person_is_here('user_id');

-- Who blocks somebody ends what ties the two: their connection, and what one vouched for the other.
create function block_ends_connection() returns trigger language plpgsql as $$
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
create trigger block_ends_connection before insert on person_block
  for each row execute function block_ends_connection();

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
create trigger recommendation_not_blocked before insert or update on recommendation
  for each row execute function recommendation_not_blocked();

-- People whom staff vouch for from the start: trust flows from them too.
create table trust_seed (
  user_id text primary key references app_user on delete cascade,
  named_by text not null references app_user,
  created_at timestamptz not null
);

create trigger trust_seed_is_somebody before insert on trust_seed
  for each row execute function person_is_here('user_id');

-- What a person shows of themselves; without a row nothing but the profile's public part.
create table person_privacy (
  user_id text primary key references app_user on delete cascade,
  found_by_email boolean not null default false,
  found_by_phone boolean not null default false,
  nameless boolean not null default false,
  public_profile boolean not null default true
);

-- TRUST walks over vouches, connections and referrals, thousands of ties in one answer
-- (docs/product/community.md#trust). Here each stands by the numbers of its two people, in one narrow table
-- of which nothing but an index is read. It is a copy: only triggers write it, and `ties_said` says what
-- must be in it.

create table tie (
  from_no integer not null,
  to_no integer not null,
  -- 0 a vouch, 1 a connection, 2 a referral: in `domain/community/trust` they have the same order.
  kind smallint not null,
  -- Of a vouch alone: 1 to 10, how sure in percent, since when in seconds of 1970.
  rating smallint,
  percent smallint,
  since double precision,
  constraint tie_once primary key (from_no, to_no, kind) include (rating, percent, since),
  constraint tie_once_to unique (to_no, from_no, kind) include (rating, percent, since),
  constraint tie_from foreign key (from_no) references app_user (joined_no) on delete cascade,
  constraint tie_to foreign key (to_no) references app_user (joined_no) on delete cascade,
  constraint tie_of_two check (from_no <> to_no),
  constraint tie_kind check (kind between 0 and 2),
  constraint tie_of_a_vouch check (num_nonnulls(rating, percent, since) = case kind when 0 then 3 else 0 end)
);

-- What must be in `tie`.
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

-- REVIEWS. One a side and rental or job. What was written in progress is replaced by the final one;
-- a final one stays as it is. Nobody but its writer reads it before `reveal_at`: when both sides have
-- written, or 14 days after the end (docs/product/community.md#blind, docs/product/entities.md#review).

create table rating_criterion (
  id text primary key,
  name_en text not null,
  name_es text not null,
  -- What only people of a job are rated by (docs/product/community.md#criteria). Ratings that were
  -- given by the criteria of a rental stay as they are.
  of_jobs boolean not null default false
);
insert into rating_criterion (id, name_en, name_es, of_jobs) values
  ('6', 'Safe driving', 'Manejo seguro', true),
  ('7', 'Quality of work', 'Calidad del trabajo', true),
  ('8', 'As described', 'Tal como se dijo', true);

-- Of later wings stand here: jobs (job_id).
create table review (
  id text primary key,
  reviewer_id text not null references app_user on delete cascade,
  subject_id text references app_user on delete cascade,
  car_id text references car on delete cascade,
  period_start date,
  period_end date,
  status text not null check (status in ('completed', 'in-progress', 'canceled')),
  score numeric(3, 1),
  ratings jsonb not null default '{}',
  language text not null,
  comment text not null,
  created_at timestamptz not null,
  transaction_id text references rental_transaction,
  job_id text,
  side text check (side in ('renter', 'company', 'owner', 'assignee')),
  reveal_at timestamptz not null,
  reply text check (length(reply) between 1 and 2000),
  replied_at timestamptz,
  -- Only staff read it.
  private_note text check (length(private_note) <= 2000),
  -- Staff took it out of sight after a report.
  hidden_at timestamptz,
  -- Since when its reveal has had its consequences: the car's rating counts it, whom it is about was told.
  shown_at timestamptz,
  check (subject_id is null or subject_id <> reviewer_id),
  constraint review_of_one_thing check (num_nonnulls(transaction_id, job_id) <= 1),
  constraint review_has_a_side check (num_nonnulls(transaction_id, job_id) = num_nonnulls(side)),
  constraint review_side_of_its_kind check (
    (transaction_id is null or side in ('renter', 'company')) and (job_id is null or side in ('owner', 'assignee'))),
  constraint review_rates_from_1_to_10 check (not jsonb_path_exists(ratings, '$.* ? (@ < 1 || @ > 10)')),
  constraint review_comment_length check (length(comment) <= 2000),
  constraint review_reply_has_its_time check ((reply is null) = (replied_at is null))
);
create index review_car on review (car_id, created_at desc);
create index review_subject on review (subject_id, created_at desc);
create unique index review_one_a_side on review (transaction_id, side) where transaction_id is not null;
create unique index review_one_a_side_of_job on review (job_id, side) where job_id is not null;
create index review_writer on review (reviewer_id, created_at desc);
create index review_to_show on review (reveal_at) where shown_at is null;

create trigger review_about_somebody before insert on review
  for each row when (new.subject_id is not null) execute function person_is_here('subject_id');

-- A final review stays as it is, and so does its reply.
create function review_is_final() returns trigger language plpgsql as $$
begin
  if old.status <> 'in-progress' and (new.ratings, new.comment, new.status, new.reviewer_id, new.subject_id)
    is distinct from (old.ratings, old.comment, old.status, old.reviewer_id, old.subject_id) then
    raise exception 'a final review stays as it is' using errcode = '23514', constraint = 'review_is_final';
  end if;
  if old.reply is not null and new.reply is distinct from old.reply then
    raise exception 'there is one reply' using errcode = '23514', constraint = 'review_one_reply';
  end if;
  return new;
end $$;
create trigger review_is_final before update on review for each row execute function review_is_final();

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

create table review_report (
  review_id text not null references review on delete cascade,
  reporter_id text not null references app_user on delete cascade,
  reason text not null check (length(reason) between 1 and 2000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references app_user,
  decision text check (decision in ('kept', 'hidden')),
  primary key (review_id, reporter_id),
  check ((decided_at is null) = (decision is null))
);
create index review_report_open on review_report (created_at) where decided_at is null;

-- ON TABLES OF people.

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
