-- What was done before the car came into this system was done by nobody with a name here.
alter table maintenance_service alter column actor_id drop not null;
