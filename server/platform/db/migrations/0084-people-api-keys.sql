-- KEYS OF OTHER PROGRAMS (docs/product/connections.md#keys): they read what their rights say, and change nothing. A
-- key is the company's and nobody's own: it stays when whoever made it leaves. Of its token only the hash is kept.
create table api_key (
  id text primary key,
  name text not null check (length(name) between 1 and 60),
  token_hash text not null unique,
  -- Its first letters, by which people tell keys apart.
  starts text not null check (length(starts) between 1 and 20),
  rights text[] not null constraint api_key_rights
    check (cardinality(rights) > 0 and rights <@ array['desk', 'fleet', 'money', 'content']),
  created_at timestamptz not null,
  expires_at timestamptz constraint api_key_expires check (expires_at > created_at),
  last_used_at timestamptz,
  ended_at timestamptz
);
