ALTER TABLE "review" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "received_by" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_no" text;--> statement-breakpoint
CREATE INDEX "area_titled" ON "area" USING btree ("title","id") WHERE "area"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "area_standing" ON "area" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "area"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banner_titled" ON "banner" USING btree ("title","id") WHERE "banner"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banner_standing" ON "banner" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "banner"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "city_titled" ON "city" USING btree ("title","id") WHERE "city"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "city_standing" ON "city" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "city"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "experience_titled" ON "experience" USING btree ("title","id") WHERE "experience"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "experience_standing" ON "experience" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "experience"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "guide_titled" ON "guide" USING btree ("title","id") WHERE "guide"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "guide_standing" ON "guide" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "guide"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_titled" ON "hotel" USING btree ("title","id") WHERE "hotel"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_standing" ON "hotel" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "hotel"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "link_titled" ON "link" USING btree ("title","id") WHERE "link"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "link_standing" ON "link" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "link"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "navigation_titled" ON "navigation" USING btree ("title","id") WHERE "navigation"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "navigation_standing" ON "navigation" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "navigation"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "news_titled" ON "news" USING btree ("title","id") WHERE "news"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "news_standing" ON "news" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "news"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirect_titled" ON "redirect" USING btree ("title","id") WHERE "redirect"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirect_standing" ON "redirect" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "redirect"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurant_titled" ON "restaurant" USING btree ("title","id") WHERE "restaurant"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurant_standing" ON "restaurant" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "restaurant"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rule_titled" ON "rule" USING btree ("title","id") WHERE "rule"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rule_standing" ON "rule" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "rule"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scenic_spot_titled" ON "scenic_spot" USING btree ("title","id") WHERE "scenic_spot"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scenic_spot_standing" ON "scenic_spot" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "scenic_spot"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_titled" ON "shop" USING btree ("title","id") WHERE "shop"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_standing" ON "shop" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "shop"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tag_titled" ON "tag" USING btree ("title","id") WHERE "tag"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tag_standing" ON "tag" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "tag"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "theme_titled" ON "theme" USING btree ("title","id") WHERE "theme"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "theme_standing" ON "theme" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "theme"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "trip_line_titled" ON "trip_line" USING btree ("title","id") WHERE "trip_line"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "trip_line_standing" ON "trip_line" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "trip_line"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_order" ON "review" USING btree ("order_no");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_author" CHECK ("review"."user_id" is not null or "review"."author_name" is not null);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_entered" CHECK (("review"."received_by" is null) = ("review"."entered_by" is null));