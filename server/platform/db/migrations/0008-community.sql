-- Community: reviews of both sides, connections, invitations, recommendations, blocks, and the
-- referral tree (docs/product/community.md).

-- REVIEWS. One a side and rental or job. What was written in progress is replaced by the final one;
-- a final one stays as it is. Nobody but its writer reads it before `reveal_at`: when both sides have
-- written, or 14 days after the end.

alter table review
  add column transaction_id text references rental_transaction,
  add column job_id text references job,
  add column side text check (side in ('renter', 'company', 'owner', 'assignee')),
  add column reveal_at timestamptz,
  add column reply text check (length(reply) between 1 and 2000),
  add column replied_at timestamptz,
  -- Only staff read it.
  add column private_note text check (length(private_note) <= 2000),
  -- Staff took it out of sight after a report.
  add column hidden_at timestamptz;
update review set reveal_at = created_at;
alter table review alter column reveal_at set not null;
alter table review
  add constraint review_of_one_thing check (num_nonnulls(transaction_id, job_id) <= 1),
  add constraint review_has_a_side check (num_nonnulls(transaction_id, job_id) = num_nonnulls(side)),
  add constraint review_side_of_its_kind check (
    (transaction_id is null or side in ('renter', 'company')) and (job_id is null or side in ('owner', 'assignee'))),
  add constraint review_rates_from_1_to_10 check (not jsonb_path_exists(ratings, '$.* ? (@ < 1 || @ > 10)')),
  add constraint review_comment_length check (length(comment) <= 2000),
  add constraint review_reply_has_its_time check ((reply is null) = (replied_at is null));
create unique index review_one_a_side on review (transaction_id, side) where transaction_id is not null;
create unique index review_one_a_side_of_job on review (job_id, side) where job_id is not null;
create index review_writer on review (reviewer_id, created_at desc);

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

-- THE REFERRAL TREE. A parent is for life and was here before the child: numbers in the order of
-- joining only fall towards the root, so that no cycle can be, whoever writes at the same moment.

alter table app_user add column joined_no bigint;
with recursive tree as (
  select id, created_at, 0 as depth from app_user where referred_by is null
  union all
  select child.id, child.created_at, tree.depth + 1 from app_user child join tree on tree.id = child.referred_by
)
update app_user set joined_no = numbered.no
from (select id, row_number() over (order by depth, created_at, id) as no from tree) numbered
where numbered.id = app_user.id;
create sequence app_user_joined_no owned by app_user.joined_no;
select setval('app_user_joined_no', coalesce((select max(joined_no) from app_user), 0) + 1, false);
alter table app_user
  alter column joined_no set default nextval('app_user_joined_no'),
  alter column joined_no set not null,
  add column referred_by_no bigint;
update app_user set referred_by_no = parent.joined_no from app_user parent where parent.id = app_user.referred_by;
alter table app_user
  add constraint app_user_joined_no_key unique (id, joined_no),
  add constraint app_user_parent foreign key (referred_by, referred_by_no) references app_user (id, joined_no),
  add constraint app_user_parent_number check ((referred_by is null) = (referred_by_no is null)),
  add constraint app_user_parent_came_first check (referred_by_no < joined_no);
create index app_user_children on app_user (referred_by) where referred_by is not null;

create function app_user_parent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.referred_by is not null and new.referred_by is distinct from old.referred_by then
    raise exception 'a parent is for life' using errcode = '23514', constraint = 'app_user_parent_for_life';
  end if;
  if new.referred_by is not null then
    select joined_no into new.referred_by_no from app_user where id = new.referred_by;
  else
    new.referred_by_no := null;
  end if;
  return new;
end $$;
create trigger app_user_parent before insert or update of referred_by on app_user
  for each row execute function app_user_parent();

-- INVITATIONS: a personal link for one friend, 30 days, until it is used or revoked.

create table invitation (
  id text primary key,
  code text not null unique,
  inviter_id text not null references app_user on delete cascade,
  first_name text not null check (length(first_name) between 1 and 80),
  review text not null check (length(review) <= 2000),
  reputation smallint not null check (reputation between 1 and 10),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_by text unique references app_user,
  used_at timestamptz,
  check ((used_by is null) = (used_at is null)),
  constraint invitation_revoked_or_used check (revoked_at is null or used_at is null),
  constraint invitation_not_for_oneself check (used_by <> inviter_id)
);
create index invitation_inviter on invitation (inviter_id, created_at desc);

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

create table person_block (
  blocker_id text not null references app_user on delete cascade,
  blocked_id text not null references app_user on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);

-- Blocked people have no connection, whichever of the two comes first: both lock the pair.
create function lock_pair(one text, other text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(least(one, other) || ' ' || greatest(one, other), 7261002))
$$;
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
create function block_ends_connection() returns trigger language plpgsql as $$
begin
  perform lock_pair(new.blocker_id, new.blocked_id);
  update connection set status = 'removed', decided_at = new.created_at
  where status in ('pending', 'confirmed', 'ignored')
    and least(requester_id, addressee_id) = least(new.blocker_id, new.blocked_id)
    and greatest(requester_id, addressee_id) = greatest(new.blocker_id, new.blocked_id);
  return new;
end $$;
create trigger block_ends_connection before insert on person_block
  for each row execute function block_ends_connection();

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
create index recommendation_of on recommendation (user_id) where withdrawn_at is null;

-- People whom staff vouch for from the start: trust flows from them too.
create table trust_seed (
  user_id text primary key references app_user on delete cascade,
  named_by text not null references app_user,
  created_at timestamptz not null
);

-- What a person shows of themselves; without a row nothing but the profile's public part.
create table person_privacy (
  user_id text primary key references app_user on delete cascade,
  found_by_email boolean not null default false,
  found_by_phone boolean not null default false,
  nameless boolean not null default false,
  public_profile boolean not null default true
);
